### Merv: die Regeln auf Deutsch, in eigenen Worten

## Aufbau

rule-S1 = Die Meister stehen in zufälliger Folge auf den Reihenfolgenfeldern an der Nordwestecke, der Jahreszähler auf dem ersten Jahr.
    .title = Meister in zufälliger Reihenfolge
rule-S2 = Jeder Spieler hat einen Meister, 9 Gebäude, 8 Diener und 10 Scheiben: Drei zählen Gunst, Einfluss und Siegespunkte, alle von 0 an, eine ist für die Moschee, und sechs sind Handelsposten.
    .title = Spielmaterial eines Spielers
rule-S3 = Der Kamelmarkt liegt leer in der Mitte von fünf Reihen und fünf Spalten; die 24 Grundstücke, eines für jedes Paar aus Aktion und Farbe, werden zufällig um ihn herum verteilt.
    .title = Die Stadt
rule-S4 = Niemand beginnt mit Ressourcen, Kamelen, Schriftrollen, Karten oder Waren, und kein Grundstück hat ein Gebäude, eine Wache oder einen Ausbau.
    .title = Nichts zu Beginn
rule-S5 = Auf dem ersten Feld jedes der vier Pfade liegt ein Kamel, auf dem Feld dafür der Produktionsausbau in der Farbe des Pfads und auf dem fünften Schritt eines der vier Wertungsplättchen, zufällig verteilt; sechs Jokerausbauten bilden einen gemeinsamen Stapel.
    .title = Moschee zu Beginn
rule-S6 = Die 18 Aufträge bilden sechs Stapel zu je drei Karten, nach Einflussstufe und Bonus geordnet; die wertvollste Karte liegt obenauf.
    .title = Aufträge zu Beginn
rule-S7 = Alle sechzehn Errungenschaften liegen offen aus, vier für jede Stufe, und Schriftrollen liegen bereit.
    .title = Bibliothek zu Beginn
rule-S8 = Die 24 Gewürzkarten (8 Wacholder, 6 Pfeffer, 6 Safran, 4 Kardamom) werden gemischt, und acht werden offen in einer Reihe ausgelegt; die erste ist die, die am weitesten vom Stapel entfernt liegt.
    .title = Gewürzkarten zu Beginn
rule-S9 = Bei 1, 2, 3 oder 4 Spielern liegt ein Kamel auf jeder der ersten 2, 2, 3 oder 4 Karten; von den zwölf Kamelen bleiben die, die nicht ausgelegt werden, in der Schachtel.
    .title = Kamele auf den Gewürzkarten
rule-S10 = Der Vorrat enthält in jeder der vier Farben vier Mauern und ein Tor.
    .title = Mauern und Tore zu Beginn
rule-S11 = Auf jedem der vier inneren Orte liegt ein Kamel, und von jeder der acht Sorten liegen sechs Waren bereit.
    .title = Handelshaus zu Beginn

## Jahre und Phasen

rule-Y1 = Die Partie dauert drei Jahre zu vier Aktionsphasen; in diesen gehen die Meister nacheinander die Nord-, Ost-, Süd- und Westseite entlang.
    .title = Drei Jahre zu vier Phasen
rule-Y2 = In jeder Phase hat jeder Meister einen Zug, vom Anfang der Reihenfolge bis zu ihrem Ende, sodass ein Spieler insgesamt zwölf Züge hat.
    .title = Ein Zug in jeder Phase
rule-Y3 = Nach der vierten Phase bildet sich die Reihenfolge an der Nordwestecke, dann kommt der Überfall (im zweiten und dritten Jahr), dann die Wertungsphase.
    .title = Ende eines Jahres
rule-Y4 = Die Partie endet nach der Wertungsphase des dritten Jahres mit der Schlusswertung.
    .title = Ende der Partie

## Der Zug

rule-T1 = Ein Zug besteht aus diesen Schritten: ein Aktionsfeld wählen, ein Grundstück aktivieren, Ressourcen produzieren, eine Aktion ausführen.
    .title = Schritte eines Zuges
rule-T2 = Der Meister geht auf eines der fünf Felder an der Seite dieser Phase; ein Feld mit einem anderen Meister darf nicht gewählt werden.
    .title = Ein Aktionsfeld wählen
rule-T3 = Ein Feld im Norden oder Süden wählt seine Spalte, eines im Osten oder Westen seine Reihe.
    .title = Spalte oder Reihe
rule-T4 = Eine Reihe oder Spalte, in der sich kein Grundstück aktivieren lässt, darf nicht gewählt werden: Ihre Grundstücke sind alle unbebaut, und du hast kein Gebäude mehr.
    .title = Was nicht gewählt werden kann
rule-T5 = Liegt hinter jedem freien Feld eine solche Reihe oder Spalte, geht der Meister auf ein beliebiges freies Feld; kein Grundstück wird aktiviert und nichts produziert, die mittlere Reihe oder Spalte öffnet trotzdem den Kamelmarkt, und die Aktion ist Gunst oder eine Wache.
    .title = Nichts lässt sich aktivieren
rule-T6 = Eines der Grundstücke der Reihe oder Spalte wird aktiviert; der Kamelmarkt ist kein Grundstück.
    .title = Ein Grundstück aktivieren
rule-T7 = Ist das aktivierte Grundstück unbebaut, musst du kostenlos ein eigenes Gebäude daraufstellen.
    .title = Bauen
rule-T8 = Wer kein Gebäude im Vorrat hat, muss ein Grundstück aktivieren, auf dem eines steht, gleich in welcher Farbe.
    .title = Kein Gebäude mehr
rule-T9 = Jedes Grundstück der Reihe oder Spalte, dessen Gebäude die Farbe des aktivierten Gebäudes hat, bringt dem aktiven Spieler 1 Ressource in der Farbe des Grundstücks; ob die Gebäude in seiner eigenen Farbe sind, ist gleich.
    .title = Produzieren
rule-T10 = Ein Grundstück mit einem Jokerausbau bringt statt seiner Farbe eine weiße Ressource.
    .title = Produzieren mit Jokerausbau
rule-T11 = Ein Grundstück mit einem Produktionsausbau bringt außer der eigenen Ressource eine in der Farbe des Ausbaus.
    .title = Produzieren mit Produktionsausbau
rule-T12 = Wurde ein Gebäude eines anderen Spielers aktiviert, erhält auch dieser als Besitzer den vollen Ertrag dieses Grundstücks.
    .title = Anteil des Besitzers am aktivierten Grundstück
rule-T13 = Von seinen anderen Grundstücken in der Reihe oder Spalte erhält dieser Besitzer nur die Ressourcen der Ausbauten, nicht die auf den Grundstücken aufgedruckten.
    .title = Anteil des Besitzers an seinen anderen Grundstücken
rule-T14 = Nach der Produktion musst du eines wählen: Gunst erhalten, eine Wache aufstellen oder die Aktion des aktivierten Grundstücks ausführen.
    .title = Eine von drei Aktionen
rule-T15 = Die Grundstücksaktion kann nur gewählt werden, wenn dort mindestens eine Sache möglich ist, und dann muss mindestens eine getan werden.
    .title = Die Grundstücksaktion

## Kamelmarkt

rule-K1 = Nur wenn du die mittlere Reihe oder die mittlere Spalte gewählt hast, darfst du den Kamelmarkt nutzen, höchstens einmal im Zug und zu jeder Zeit nach der Produktion.
    .title = Wer den Kamelmarkt nutzen darf
rule-K2 = Du darfst alle Kamele nehmen, die dort liegen, wenn es mindestens eines ist.
    .title = Die Kamele nehmen
rule-K3 = Oder du legst 1 eigenes Kamel auf ein freies Feld und erhältst die Wirkung dieses Feldes; das Kamel bleibt dort.
    .title = Ein Kamel legen
rule-K4 = Ein Feld bringt 1 weiße Ressource.
    .title = Weiße Ressource
rule-K5 = Ein Feld bringt 1 Schriftrolle.
    .title = Schriftrolle
rule-K6 = Ein Feld bringt 1 beliebige Karte der Reihe, wo auch immer die Kamele sind, samt einem Kamel, das darauf liegt; die Grenze für Gewürze gilt.
    .title = Gewürzkarte
rule-K7 = Ein Feld bringt 1 Gunst.
    .title = Gunst
rule-K8 = Ein Feld bringt 1 seltene Ware einer beliebigen noch vorrätigen Sorte, ohne Handelsposten.
    .title = Seltene Ware
rule-K9 = Ein Feld bringt 1 kostenlosen Schritt in der Moschee mit allem, was er einbringt; du darfst darauf verzichten.
    .title = Schritt in der Moschee
rule-K10 = Ein Feld erlaubt dir, 1 Wache aufzustellen.
    .title = Wache
rule-K11 = Ein freies Feld darf auch dann belegt werden, wenn es jetzt nichts bewirkt; das Kamel bleibt und blockiert es.
    .title = Felder, die nichts bewirken
rule-K12 = Das Plättchen hat zwei Seiten, von denen beim Aufbau eine ausgelost wird: entweder weiße Ressource, Schriftrolle, Gunst und Wache oder Gewürzkarte, seltene Ware, Schritt in der Moschee und Gunst (rekonstruiert). Als Option wird eine Seite vereinbart, oder alle sieben Felder sind offen.
    .title = Seiten des Kamelmarkts

## Reihenfolge

rule-Q1 = Hat jeder Meister seinen Zug gehabt, gehen alle auf die Reihenfolgenfelder der nächsten Ecke im Uhrzeigersinn: Nordost, Südost, Südwest, Nordwest.
    .title = Die Reihenfolge bilden
rule-Q2 = Sie gehen nacheinander, beginnend mit dem Meister auf dem Aktionsfeld, das der Ecke am nächsten liegt, von der sie kamen.
    .title = Der hinterste Meister zuerst
rule-Q3 = Jeder geht auf das erste freie Feld, vom Ende der Reihenfolge an gezählt, und zieht an besetzten kostenlos vorbei.
    .title = Nächstes freies Feld
rule-Q4 = Bei weniger als vier Meistern wird das vierte Reihenfolgenfeld jeder Ecke nicht genutzt.
    .title = Drei Meister
rule-Q5 = Statt stehen zu bleiben, darfst du 1 Kamel auf das Feld legen, auch wenn dort Kamele liegen, und zum nächsten freien weitergehen; das darfst du wiederholt tun.
    .title = Überspringen mit einem Kamel
rule-Q6 = Überspringen ist nur möglich, wenn weiter vorn ein freies Feld bleibt.
    .title = Nur solange vorn ein Feld frei ist
rule-Q7 = Ein Meister, der stehen bleibt, nimmt alle Kamele, die auf seinem Feld liegen.
    .title = Kamele auf einem Reihenfolgenfeld

## Gunst

rule-F1 = Du erhältst 1 Gunst; das ist immer möglich.
    .title = Gunst statt der Grundstücksaktion

## Wachen

rule-G1 = Ein Diener aus deinem Vorrat geht als Wache auf ein Grundstück mit einem Gebäude, irgendwo in der Stadt.
    .title = Eine Wache aufstellen
rule-G2 = Ein Grundstück, das eine Wache oder einen Ausbau hat oder durch Mauern und Tore ganz geschützt ist, darf nicht gewählt werden.
    .title = Wo keine Wache stehen darf
rule-G3 = Du erhältst 1 Einfluss für eine Wache bei einem eigenen Gebäude, stattdessen 2 für eine bei einem Gebäude anderer Farbe.
    .title = Einfluss für eine Wache
rule-G4 = Wachen und Höflinge werden denselben acht Dienern entnommen; ohne Diener gibt es keine Wache.
    .title = Diener
rule-G5 = Die Hauptaktion Wache kann nur gewählt werden, wenn es einen Diener und ein erlaubtes Grundstück gibt.
    .title = Die Wache als Hauptaktion
rule-G6 = Auf eine Wache, die als Bonus kommt, darfst du verzichten; ohne Diener oder ohne erlaubtes Grundstück verfällt sie.
    .title = Die Wache als Bonus
rule-G7 = Eine Wache bleibt bis zum nächsten Überfall oder bis ihr Grundstück einen Ausbau bekommt; niemand darf sie zurückrufen.
    .title = Wachen bleiben

## Karawanserei

rule-C1 = Du nimmst eine oder mehrere Karten der Reihe, eine nach der anderen, und zahlst für jede 1 Ressource.
    .title = Karten kaufen
rule-C2 = Alle in der Aktion gezahlten Ressourcen müssen von derselben Farbe sein.
    .title = Eine Farbe
rule-C3 = Die erste Karte darf immer genommen werden, jede andere nur, wenn auf ihr oder auf der Karte unmittelbar davor ein Kamel liegt.
    .title = Erreichbare Karten
rule-C4 = Solange noch eine Karte gekauft werden kann, darfst du Kamele aus deinem Vorrat legen, jedes auf die erste Karte ohne Kamel; die der Karten, die du in dieser Aktion nimmst, sind noch nicht darunter.
    .title = Eigene Kamele legen
rule-C5 = Ein Kamel auf einer genommenen Karte geht an dich; bis zum Ende der Aktion zählt es für die Reichweite von Karten und kann nicht wieder gelegt werden.
    .title = Kamele auf genommenen Karten
rule-C6 = Nach der Aktion rücken die übrigen Karten mit ihren Kamelen nach vorn auf, und die Reihe wird vom Stapel auf acht Karten aufgefüllt; ist der Stapel leer, bleibt sie kürzer.
    .title = Die Reihe schließen
rule-C7 = Der Einfluss gibt an, wie viele verschiedene Gewürze ein Spieler besitzen darf; Einfluss, den eine Karte bringt, zählt sofort, und auch für kostenlose Karten gilt die Grenze.
    .title = Grenze für Gewürze
rule-C8 = Einfluss 0–3 erlaubt ein Gewürz, 4–7 zwei, 8–11 drei, 12 und mehr alle vier (rekonstruierte Werte).
    .title = Nötiger Einfluss für Gewürze
rule-C9 = Jede zweite Wacholderkarte bringt 1 Gunst (rekonstruiert).
    .title = Wacholder
rule-C10 = Jede zweite Pfefferkarte erlaubt dir, eine Wache aufzustellen (rekonstruiert).
    .title = Pfeffer
rule-C11 = Jede dritte Safrankarte bringt einen Jokerausbau (rekonstruiert).
    .title = Safran
rule-C12 = Jede zweite Kardamomkarte bringt 1 weiße Ressource (rekonstruiert).
    .title = Kardamom
rule-C13 = Der Bonus einer Karte kommt sofort, bevor die nächste Karte gekauft wird, sodass seine Ressourcen und sein Einfluss dafür genutzt werden können.
    .title = Wann Gewürzboni kommen
rule-C14 = Als Option bringt jedes Gewürz seinen Bonus mit der 2., 3., 4., 6. und 8. Karte; ohne sie wird den Spielern beim Aufbau gesagt, wie die Regel über die Boni gelesen wird.
    .title = Gewürzboni wörtlich

## Palast

rule-P1 = Du schickst einen oder mehrere deiner Diener als Höflinge in die Hallen, beliebig viele und auch mehrere in dieselbe Halle; sie bleiben bis zum Ende der Partie.
    .title = Höflinge schicken
rule-P2 = Dein n-ter Höfling im ganzen Palast kostet n Ressourcen.
    .title = Preis eines Höflings
rule-P3 = Ein Höfling wird in der Farbe seiner Halle bezahlt: Wissen blau, Gewürze rot, Handel beige, Glaube grün (rekonstruierte Farben).
    .title = Farben der Hallen
rule-P4 = Der allererste Höfling in einer Halle, gleich von wem, bringt seinem Besitzer 1 Gunst.
    .title = Der erste Höfling in einer Halle
rule-P5 = Als Option bringt der erste Höfling jedes Spielers in einer Halle 1 Gunst.
    .title = Der erste jedes Spielers in einer Halle

## Bibliothek

rule-L1 = Du zahlst bis zu vier Ressourcen verschiedener Farben und bekommst für jede eine Schriftrolle.
    .title = Schriftrollen für Ressourcen
rule-L2 = Eine weiße Ressource steht für eine Farbe, die nicht anderweitig bezahlt wird.
    .title = Weiß in der Bibliothek
rule-L3 = Mit der 2., 4., 6. und 8. Schriftrolle, woher sie auch kommt, nimmst du sofort eine Errungenschaft der 1., 2., 3. beziehungsweise 4. Stufe.
    .title = Errungenschaften durch Schriftrollen
rule-L4 = Für Schriftrollen gibt es keine Grenze, weder für einen Spieler noch in der Schachtel; nach der achten bringen sie keine Errungenschaften mehr.
    .title = Weitere Schriftrollen

## Errungenschaften

rule-H1 = Du wählst eines der noch vorhandenen Plättchen dieser Stufe, auch eines, das jetzt nichts bewirken würde; jedes Plättchen gibt es einmal.
    .title = Eine Errungenschaft nehmen
rule-H2 = Das Plättchen senkt den Preis einer Aktion um 1 Ressource: Karawanserei, Palast, Handelshaus oder Moschee (Auswahl der Aktionen rekonstruiert).
    .title = Stufe 1: Ersparnis
rule-H3 = Die Ersparnis zählt einmal in jeder Aktion ihrer Art, für eine Bezahlung deiner Wahl (in der Karawanserei für die erste Ressource), nie unter 0 und nie für etwas Kostenloses.
    .title = Einmal in jeder Aktion
rule-H4 = Mit dem Plättchen darf sein Besitzer 1 Ressource in der Farbe des Plättchens (rot, blau, grün oder beige) nutzen, als wäre sie weiß.
    .title = Stufe 2: Joker
rule-H5 = Der Joker kann einmal in jedem eigenen Zug und einmal in jedem Überfall genutzt werden.
    .title = Wie oft der Joker
rule-H6 = Ein Plättchen bringt einen Handelsposten nach den üblichen Regeln, mit Kamel oder Gunst, und kostenlos die Ware seines Ortes, wenn noch eine da ist; stehen schon alle sechs Handelsposten, bringt es die Ware eines Ortes mit eigenem Handelsposten.
    .title = Stufe 3: Handelsposten
rule-H7 = Ein Plättchen bringt kostenlos eine erreichbare Gewürzkarte; eigene Kamele dürfen zuvor gelegt werden, und der Gewürzbonus folgt.
    .title = Stufe 3: Gewürzkarte
rule-H8 = Ein Plättchen bringt einen kostenlosen Schritt in der Moschee mit allem, was er einbringt; du darfst darauf verzichten.
    .title = Stufe 3: Schritt in der Moschee
rule-H9 = Ein Plättchen bringt kostenlos eine Mauer oder ein Tor mit dem zugehörigen Einfluss.
    .title = Stufe 3: Mauer
rule-H10 = Ein Plättchen bringt 8 Siegespunkte.
    .title = Stufe 4: Siegespunkte
rule-H11 = Ein Plättchen erlaubt dir, bis zu drei Wachen aufzustellen (Anzahl rekonstruiert).
    .title = Stufe 4: Wachen
rule-H12 = Ein Plättchen bringt 2 Gunst (Anzahl rekonstruiert).
    .title = Stufe 4: Gunst
rule-H13 = Ein Plättchen erlaubt dir, eine Wache aufzustellen, und bringt 1 Gunst (eine Vermutung).
    .title = Stufe 4: Wache und Gunst

## Handelshaus

rule-M1 = Die Aktion beginnt mit einem Handelsposten; er ist Pflicht, solange du eine Scheibe hast und einen Ort, an den sie darf.
    .title = Einen Handelsposten errichten
rule-M2 = Der erste Handelsposten muss an einen inneren Ort; spätere dürfen an jeden inneren Ort und an äußere, die erreichbar sind.
    .title = Der erste Handelsposten
rule-M3 = Ein äußerer Ort verlangt einen eigenen Handelsposten an einem inneren Ort, der mit ihm verbunden ist.
    .title = Handelsposten an äußeren Orten
rule-M4 = Ein Spieler hat an einem Ort höchstens einen Handelsposten, darf sich aber zu den Handelsposten anderer gesellen.
    .title = Ein Handelsposten an jedem Ort
rule-M5 = Wer an einem Ort mit einem Kamel einen Handelsposten errichtet, nimmt es.
    .title = Kamel eines inneren Ortes
rule-M6 = Der allererste Handelsposten an einem äußeren Ort, gleich von wem, bringt 1 Gunst.
    .title = Erster Handelsposten an einem äußeren Ort
rule-M7 = Dann darfst du an jedem Ort mit einem eigenen Handelsposten eine Ware kaufen, an jedem Ort einmal in der Aktion.
    .title = Handeln
rule-M8 = Ein innerer Ort verkauft eine gewöhnliche Ware für 1 Ressource: Buchara rot, Samarkand blau, Herat grün, Nischapur beige; ein äußerer Ort verkauft eine seltene Ware für die beiden Ressourcen seiner Nachbarn (Namen und Preise rekonstruiert).
    .title = Preise
rule-M9 = Die acht Orte bilden einen Kreis, innere und äußere im Wechsel: Buchara, Chang’an, Samarkand, Khotan, Herat, Alexandria, Nischapur, Antiochia; Nachbarn sind verbunden (rekonstruiert).
    .title = Verbindungen
rule-M10 = Ein Kamel, auf die Route von einem Ort mit eigenem Handelsposten zu einem verbundenen Ort gelegt, erlaubt dir, auch dort zu handeln, aber nicht darüber hinaus.
    .title = Handeln mit einem Kamel
rule-M11 = Nach der Aktion gehen die genutzten Kamele auf Gewürzkarten, von vorn an und an Karten vorbei, die schon eines haben; dann im Uhrzeigersinn auf freie Felder des Kamelmarkts; alle weiteren kommen aus dem Spiel.
    .title = Wohin die Kamele gehen
rule-M12 = Eine ausverkaufte Ware kann nicht gekauft werden.
    .title = Ausverkauft
rule-M13 = Wer keine Scheibe mehr hat oder keinen Ort, um einen Handelsposten zu errichten, handelt nur.
    .title = Kein Handelsposten zu errichten

## Moschee

rule-O1 = Du gehst einen oder mehrere Schritte deinen Pfad hinauf und zahlst den Preis jedes Schritts.
    .title = Schritte in der Moschee
rule-O2 = Der erste Schritt, bezahlt oder kostenlos, legt einen der vier Pfade für die ganze Partie fest, auch einen, den ein anderer Spieler nutzt.
    .title = Einen Pfad wählen
rule-O3 = Beliebig viele Scheiben dürfen auf demselben Feld liegen.
    .title = Gemeinsame Felder
rule-O4 = Jeder der ersten vier Schritte kostet 1 Ressource und jeder der letzten vier 2, in den Farben des Pfads; ein ganzer Pfad kostet 12 Ressourcen (rekonstruierte Preise).
    .title = Preise der Schritte
rule-O5 = Alles, was ein Schritt bringt, wird vor dem nächsten Schritt ausgeführt.
    .title = Boni sofort
rule-O6 = Der erste Spieler auf dem ersten Feld eines Pfads nimmt das Kamel, das dort liegt.
    .title = Erster Schritt
rule-O7 = Die Schritte zwei bis vier bringen außer dem Produktionsausbau 1 Gunst, eine Wache oder kostenlos eine Mauer oder ein Tor, wie der Pfad es zeigt (rekonstruiert).
    .title = Gunst, Wache und kostenlose Mauer
rule-O8 = Wer den Produktionsausbau, der auf dem Pfad liegt (Schritt drei oder vier), als Erster legt, nimmt ihn; wer erst kommt, wenn er fort ist, erhält 3 Siegespunkte (rekonstruiert).
    .title = Produktionsausbau
rule-O9 = Der Erste auf dem fünften Schritt nimmt das Wertungsplättchen, das dort liegt; jeder Spätere erhält 4 Siegespunkte (rekonstruiert).
    .title = Wertungsplättchen
rule-O10 = Vom sechsten und siebten Schritt bringt einer 5 oder 6 Siegespunkte und der andere einen Jokerausbau, wie der Pfad es zeigt (rekonstruiert).
    .title = Siegespunkte und Jokerausbau
rule-O11 = Das achte Feld ist das letzte; niemand geht weiter, und es zählt in jeder verbleibenden Wertungsphase.
    .title = Letztes Feld

## Ausbauten

rule-U1 = Ein Ausbau kommt auf ein beliebiges Grundstück ohne Ausbau, mit oder ohne Gebäude, gleich wem es gehört.
    .title = Wohin ein Ausbau kommt
rule-U2 = Eine Wache auf einem Grundstück, das einen Ausbau bekommt, kehrt zu ihrem Besitzer zurück.
    .title = Die Wache kehrt heim
rule-U3 = Ein Ausbau muss gelegt werden, wenn das möglich ist; ist es nicht möglich, verfällt er, und sein Plättchen bleibt, wo es war.
    .title = Kein Grundstück für einen Ausbau
rule-U4 = Jokerausbauten kommen vom gemeinsamen Stapel der sechs; ist er leer, gibt es stattdessen 1 weiße Ressource.
    .title = Jokerausbauten aufgebraucht
rule-U5 = Ein Ausbau bleibt für immer auf seinem Grundstück, auch wenn das Gebäude verloren geht, und dient dem, der dort als Nächster baut.
    .title = Ausbauten bleiben
rule-U6 = Als Option kommen Ausbauten nur auf Grundstücke mit einem eigenen Gebäude.
    .title = Nur eigene Gebäude

## Befestigung

rule-W1 = Du errichtest ein oder mehrere Bauteile und zahlst für jedes.
    .title = Mauern und Tore errichten
rule-W2 = Eine Mauer kostet 1 Ressource und ein Tor 2 Ressourcen der Farbe, unter der das Bauteil im Vorrat liegt (rekonstruierte Preise).
    .title = Preise der Mauern und Tore
rule-W3 = Jede Seite hat fünf Positionen mit Platz für je ein Bauteil: das Tor in der Mitte, Mauern auf den anderen vier (rekonstruiert).
    .title = Positionen
rule-W4 = Eine Mauer oder ein Tor schützt die ersten beiden Grundstücke dahinter gegen Angriffe von dieser Seite.
    .title = Was eine Mauer schützt
rule-W5 = Auf diesen beiden Grundstücken bringt dir jedes eigene Gebäude 1 Einfluss und jedes anderer Farbe 2, ob dort eine Wache ist oder nicht.
    .title = Einfluss für eine Mauer
rule-W6 = Ein Grundstück der mittleren Reihe oder Spalte ist durch ein Bauteil ganz geschützt, jedes andere Grundstück braucht zwei.
    .title = Ganz geschützte Grundstücke
rule-W7 = Eine kostenlose Mauer oder ein kostenloses Tor kostet nichts, darf jedes passende Bauteil im Vorrat sein und bringt den zugehörigen Einfluss; du darfst darauf verzichten.
    .title = Kostenlose Mauer, kostenloses Tor
rule-W8 = Mauern und Tore bleiben bis zum Ende der Partie; ein Überfall entfernt sie nicht.
    .title = Mauern bleiben

## Aufträge

rule-A1 = Im eigenen Zug darfst du jederzeit, ohne deine Aktion dafür zu verwenden, den obersten Auftrag eines beliebigen Stapels erfüllen.
    .title = Wann man Aufträge erfüllt
rule-A2 = Dein Einfluss muss mindestens so hoch sein wie der des Auftrags: 3, 7 oder 11 für die Stufen I, II und III (rekonstruierte Werte).
    .title = Einfluss für Aufträge
rule-A3 = Du zahlst 1 Ressource beliebiger Farbe und legst die Schriftrollen und Waren darauf, die die Karte zeigt, von beiden mindestens eine; gewöhnliche und seltene Waren dürfen von beliebigen Sorten sein.
    .title = Was ein Auftrag verlangt
rule-A4 = Schriftrollen und Waren, die auf einem Auftrag liegen, dienen keinem anderen Auftrag, zählen aber weiterhin für Errungenschaften und im Palast.
    .title = Genutzte Schriftrollen und Waren
rule-A5 = Die Siegespunkte gibt es sofort, und danach kommt 1 Gunst oder eine Wache, wie der Stapel es zeigt.
    .title = Was ein Auftrag bringt
rule-A6 = In einem Zug dürfen mehrere Aufträge erfüllt werden, jeder mit seiner eigenen Ressource; die nächste Karte des Stapels liegt sofort offen.
    .title = Mehrere Aufträge
rule-A7 = Die 18 Karten verlangen zwei, drei oder vier Schriftrollen und Waren und bringen 4 bis 6, 7 bis 10 und 11 bis 15 Siegespunkte (rekonstruierte Tabelle).
    .title = Inhalt der Aufträge

## Die beiden Leisten

rule-B1 = Die Gunstleiste geht bis 10 und bringt beim Erreichen oder Passieren von 4, 6, 8 und 10 sofort 1, 1, 2 und 3 Siegespunkte (rekonstruierte Werte).
    .title = Siegespunkte der Gunstleiste
rule-B2 = Die Einflussleiste geht bis 20 und bringt beim Erreichen oder Passieren von 6, 10, 14, 17 und 20 sofort 1, 2, 3, 4 und 5 Siegespunkte (rekonstruierte Werte).
    .title = Siegespunkte der Einflussleiste
rule-B3 = Ist die Gunst am Ende ihrer Leiste, wird gewonnene Gunst Schritt für Schritt zu Einfluss.
    .title = Volle Gunstleiste
rule-B4 = Ist der Einfluss am Ende seiner Leiste, wird gewonnener Einfluss Schritt für Schritt zu Gunst.
    .title = Volle Einflussleiste
rule-B5 = Sind beide am Ende, gewinnst du nichts.
    .title = Beide Leisten voll
rule-B6 = Ausgegebene Gunst rückt ihre Scheibe zurück, und Siegespunkte der Leiste können aufs Neue verdient werden; Einfluss sinkt nie.
    .title = Gunst ausgeben

## Bezahlen

rule-I1 = Eine weiße Ressource darf in jeder Bezahlung für eine Ressource beliebiger Farbe stehen.
    .title = Weiße Ressourcen
rule-I2 = Ein Preis wird zuerst in seiner Farbe bezahlt; Weiß wird nur für das verwendet, was fehlt. Die eine Ressource eines Auftrags oder eines Schutzgelds wählst du selbst.
    .title = Wie hier bezahlt wird
rule-I3 = Ob du den Joker der Stufe 2 nutzt und für welche Bezahlung du die Ersparnis der Stufe 1 nutzt, ist deine Wahl.
    .title = Joker und Ersparnis nach Wahl
rule-I4 = Alles, was Spieler besitzen, ist für alle offen, und Ressourcen gehen nie aus.
    .title = Offen und unbegrenzt
rule-I5 = Was einen Preis hat, ist nur für die Ressourcen zu haben, die der Preis nennt, und zwar für alle davon.
    .title = Was einen Preis hat

## Überfall

rule-R1 = Der Überfall kommt am Ende des zweiten und des dritten Jahres, vor der Wertungsphase.
    .title = Wann der Überfall kommt
rule-R2 = Von jeder Seite werden die ersten beiden Grundstücke jeder Reihe und Spalte angegriffen, das heißt alle 24 Grundstücke; jedes kann nur einmal getroffen werden.
    .title = Was angegriffen wird
rule-R3 = Ein Gebäude ist gegen eine Seite sicher, wenn dort in seiner Reihe oder Spalte eine Mauer oder ein Tor steht; so muss es auf jeder Seite sein, die es angreift.
    .title = Schutz durch Mauern
rule-R4 = Eine Wache, gleich wem sie gehört, schützt ihr Grundstück gegen alle Seiten.
    .title = Schutz durch Wachen
rule-R5 = Für ein ungeschütztes Gebäude darf sein Besitzer 1 Ressource in der Farbe des Grundstücks zahlen.
    .title = Schutzgeld
rule-R6 = Mit einem Ausbau wird in der Farbe des Grundstücks oder in der des Ausbaus gezahlt (Weiß bei einem Jokerausbau); Weiß geht immer, und der Joker geht einmal.
    .title = Schutzgeld mit einem Ausbau
rule-R7 = Ein Gebäude ohne Schutzgeld kehrt in den Vorrat seines Besitzers zurück; Ausbauten bleiben.
    .title = Ein Gebäude verlieren
rule-R8 = Die Besitzer entscheiden in der Folge ihrer Meister auf den Reihenfolgenfeldern, jeder Gebäude für Gebäude, Reihe um Reihe von Nordwesten an.
    .title = Reihenfolge der Entscheidungen
rule-R9 = Nach dem Überfall kehren alle Wachen zu ihren Besitzern zurück.
    .title = Wachen kehren heim

## Wertungsphase

rule-V1 = Jedes Jahr endet mit einer Wertungsphase: Palast, Gebäude, Wertungsplättchen, letztes Feld der Moschee.
    .title = Ablauf der Wertungsphase
rule-V2 = Für jeden Höfling muss 1 Gunst ausgegeben werden, solange welche da ist, und er wird gewertet; reicht die Gunst nicht, wählst du, für wen.
    .title = Gunst für Höflinge
rule-V3 = Ein Höfling dort bringt 1 Siegespunkt für jede Schriftrolle.
    .title = Halle des Wissens
rule-V4 = Ein Höfling dort bringt 1 Siegespunkt für jede Gewürzkarte.
    .title = Halle der Gewürze
rule-V5 = Ein Höfling dort bringt 1 Siegespunkt für jede Ware.
    .title = Halle des Handels
rule-V6 = Ein Höfling dort bringt 1 Siegespunkt für jeden in der Moschee gegangenen Schritt.
    .title = Halle des Glaubens
rule-V7 = Jedes eigene Gebäude in der Stadt bringt 1 Siegespunkt.
    .title = Gebäude
rule-V8 = Ein Wertungsplättchen bringt 3 Siegespunkte für jedes eigene Gebäude auf einem Grundstück mit seiner Aktion.
    .title = Wertungsplättchen
rule-V9 = Eine Scheibe auf dem letzten Feld bringt 4 Siegespunkte für jedes eigene Gebäude auf einem Moschee-Grundstück.
    .title = Letztes Feld der Moschee
rule-V10 = Als Option wählst du, für wen du Gunst ausgibst, und darfst einige oder alle auslassen.
    .title = Gunst für Höflinge nach Wahl

## Spielende

rule-E1 = Am Ende bringt jedes Set aus 1, 2, 3 oder 4 verschiedenen Gewürzen 1, 3, 6 oder 10 Siegespunkte; die Karten werden vom größten Set abwärts zu Sets zusammengestellt.
    .title = Gewürzsets
rule-E2 = Wer die meisten Siegespunkte hat, gewinnt.
    .title = Sieg
rule-E3 = Bei Gleichstand entscheidet mehr Gunst, dann mehr Einfluss, dann der weiter vorn in der Reihenfolge stehende Meister.
    .title = Gleichstand

## Zu zweit mit dem Großwesir

rule-D1 = Zu zweit spielt der Großwesir eine dritte Farbe mit Meister und Gebäuden; sein Meister nimmt an der Reihenfolge teil und hat seinen Zug, wenn er an der Reihe ist.
    .title = Der Großwesir spielt mit
rule-D2 = Der Spieler, der in der Reihenfolge dieser Phase früher kommt, wählt ein freies Aktionsfeld für den Großwesir.
    .title = Wer sein Feld wählt
rule-D3 = Der andere Spieler wählt ein unbebautes Grundstück dieser Reihe oder Spalte, und der Großwesir baut dort.
    .title = Wer sein Grundstück wählt
rule-D4 = Gibt es dort kein unbebautes Grundstück oder hat er kein Gebäude mehr, baut er nicht.
    .title = Kein Gebäude für den Großwesir
rule-D5 = Der Großwesir produziert nichts, führt keine Aktionen aus und erhält keine Siegespunkte.
    .title = Keine Aktionen, Ressourcen oder Siegespunkte
rule-D6 = Er nimmt die Kamele eines Reihenfolgenfelds, auf dem er stehen bleibt, und nutzt jedes Kamel, das er hat, um Felder zu überspringen, solange weiter vorn ein freies bleibt.
    .title = Seine Kamele
rule-D7 = Seine Gebäude dürfen aktiviert werden wie die eines Spielers, aber er erhält keinen Anteil.
    .title = Seine Gebäude nutzen
rule-D8 = Eine Wache oder Mauer bei seinen Gebäuden zählt wie eine bei Gebäuden eines anderen Spielers.
    .title = Einfluss für seine Gebäude
rule-D9 = Seine ungeschützten Gebäude gehen verloren; er zahlt nie Schutzgeld.
    .title = Seine Gebäude beim Überfall

## Solo gegen den Korrupten Magistrat

rule-Z1 = Allein triffst du auf den Korrupten Magistrat, der das Spielmaterial eines Spielers hat, und auf den Großwesir; drei Meister nehmen teil, und zwei Kamele liegen auf den Gewürzkarten.
    .title = Allein mit drei Meistern
rule-Z2 = Rekonstruiert: In jedem Jahr werden die sechs Solokarten gemischt, und zu Beginn jeder Phase wird eine aufgedeckt; zwei bleiben ungesehen.
    .title = Solokarten
rule-Z3 = Rekonstruiert: Er geht auf das erste freie Feld seiner Liste auf der Karte und baut dahinter auf dem unbebauten Grundstück, das seinem Meister am nächsten liegt; alles andere ist wie zu zweit.
    .title = Der Großwesir im Solospiel
rule-Z4 = Rekonstruiert: Er geht auf das erste freie Feld seiner Liste auf der Karte.
    .title = Das Feld des Magistrats
rule-Z5 = Rekonstruiert: Solange er Gebäude hat, nimmt er ein unbebautes Grundstück der Reihe oder Spalte, sonst eines mit eigenem Gebäude, sonst eines mit fremdem, jedes Mal das mit der Aktion, die unter den Vorlieben der Karte am höchsten steht, dann das seinem Meister nächste.
    .title = Das Grundstück des Magistrats
rule-Z6 = Rekonstruiert: Aktiviert er ein Gebäude von dir, erhältst du deinen Anteil als Besitzer.
    .title = Dein Anteil
rule-Z7 = Rekonstruiert: Er besitzt keine Ressourcen; sein Reichtum ist die Zahl der Gebäude in der aktivierten Farbe in der Reihe oder Spalte plus die Produktionsausbauten bei ihnen plus der Bonus der Schwierigkeitsstufe, höchstens 5.
    .title = Der Reichtum des Magistrats
rule-Z8 = Rekonstruiert: Der Bonus ist auf leichter Stufe 1, auf normaler im ersten Jahr 2 und danach 1, auf schwerer 2, beim Tyrannen 3.
    .title = Schwierigkeitsstufen
rule-Z9 = Rekonstruiert: Er nimmt so viele der ersten Karten, wie sein Reichtum beträgt, höchstens 4, mit ihren Kamelen und ohne Grenze für Gewürze; von den Boni zählen nur Gunst und Wache.
    .title = Magistrat: Karawanserei
rule-Z10 = Rekonstruiert: Er schickt einen Höfling, ab Reichtum 3 zwei, in die Halle, in der er am meisten zu werten hat (bei Gleichstand: Wissen, Gewürze, Handel, Glaube); er hat höchstens 4 und erhält dann stattdessen 1 Gunst; die Gunst des Ersten in einer Halle bekommt er.
    .title = Magistrat: Palast
rule-Z11 = Rekonstruiert: Er bekommt so viele Schriftrollen, wie sein Reichtum beträgt, höchstens 4; mit der 2., 4., 6. und 8. entfernt er das erste Plättchen der Stufe, und mit der letzten erhält er außerdem 8 Siegespunkte.
    .title = Magistrat: Bibliothek
rule-Z12 = Rekonstruiert: Er errichtet einen Handelsposten am ersten Ort im Uhrzeigersinn ab Buchara, an dem er keinen hat, höchstens sechs, mit dem üblichen Kamel oder der üblichen Gunst, und nimmt dann 1 Ware von so vielen seiner Orte, wie sein Reichtum beträgt, von äußeren zuerst.
    .title = Magistrat: Handelshaus
rule-Z13 = Rekonstruiert: Er geht so viele Schritte, wie sein Reichtum beträgt, höchstens 3, auf dem ersten Pfad, den du nicht nutzt; Ausbauten werden zu 2 Siegespunkten und bleiben, wo sie sind, alles andere ist wie aufgedruckt.
    .title = Magistrat: Moschee
rule-Z14 = Rekonstruiert: Er errichtet so viele Mauern oder Tore, wie sein Reichtum beträgt, höchstens 3, jedes dort, wo es den meisten Einfluss bringt, dann dort, wo die meisten seiner eigenen Gebäude sind, dann im Uhrzeigersinn ab N1.
    .title = Magistrat: Befestigung
rule-Z15 = Rekonstruiert: Dann bekommt er den Gewinn der Karte: 1 Gunst, eine Wache auf dem Grundstück, das den meisten Einfluss bringt, oder 2 Siegespunkte.
    .title = Gewinn der Karte
rule-Z16 = Rekonstruiert: Dann erfüllt er höchstens einen Auftrag, den wertvollsten, den er erfüllen kann, ohne eine Ressource zu zahlen.
    .title = Magistrat: Auftrag
rule-Z17 = Rekonstruiert: Er nutzt den Kamelmarkt nie und überspringt Reihenfolgenfelder mit jedem Kamel wie der Großwesir.
    .title = Magistrat: Kamele
rule-Z18 = Rekonstruiert: Er kauft die ersten beiden seiner ungeschützten Gebäude frei, gezählt nach dem Aktionsfeld, von dem her sie angegriffen werden, im Uhrzeigersinn ab N1, und verliert die anderen.
    .title = Magistrat: Überfall
rule-Z19 = Rekonstruiert: Er wird gewertet wie ein Spieler, die wertvollsten Höflinge zuerst, solange er Gunst hat, und am Ende seine Gewürzsets.
    .title = Magistrat: Wertungsphase
rule-Z20 = Rekonstruiert: Du gewinnst nur mit mehr Siegespunkten als der Magistrat.
    .title = Allein gewinnen
rule-Z21 = Rekonstruiert: Kann er hinter seinem Aktionsfeld kein Grundstück aktivieren, erhält er 1 Gunst statt einer Aktion, und der Zug geht mit dem Gewinn der Karte weiter.
    .title = Magistrat: nichts zu aktivieren
