### Rajas of the Ganges: die Regeln auf Deutsch, in eigenen Worten

## Aufbau

rule-S1 = Der Spielplan zeigt seine Seite für zwei oder die für drei und vier Spieler; bei drei Spielern schließen die beiden Abdeckplättchen die markierten Felder.
    .title = Spielplanseite und Abdeckplättchen
rule-S2 = Alle 48 Würfel, 12 in jeder Farbe, liegen in einem gemeinsamen Vorrat.
    .title = Würfelvorrat
rule-S3 = Die Provinzplättchen werden nach Farbe und Rückseitensymbol in zwölf Stapel sortiert; jeder wird für sich gemischt und offen hingelegt.
    .title = Plättchenstapel
rule-S4 = Die acht weißen Ertragsplättchen bilden einen gemischten, verdeckten Stapel; ohne Varianten bleiben die anderen Ertragsplättchen und die Flussplättchen in der Schachtel.
    .title = Weiße Ertragsplättchen
rule-S5 = Jeder Spieler legt drei Arbeiter als inaktive auf den Spielplan: auf Ruhm 15, auf Geld 20 und auf die Brücke.
    .title = Inaktive Arbeiter
rule-S6 = Jeder Spieler beginnt mit drei verfügbaren Arbeitern, dem Boot auf dem Startfeld des Flusses, Karma auf Stufe 1 und für jede Gebäudeart einem Aufwertungsmarker auf 2.
    .title = Arbeiter, Boot, Karma, Aufwertungen
rule-S7 = Alle würfeln mit je einem Würfel jeder Farbe; wer die niedrigste Summe hat, beginnt mit 3 Geld, jeder Nächste in der Zugreihenfolge mit 1 mehr; bei Gleichstand beginnt, wer zuletzt indisch gegessen hat.
    .title = Startwürfel, Startspieler, Startgeld
rule-S8 = Der Bonusmarker der Geldleiste liegt mit der Flussseite nach oben auf Feld 12, der Ruhmesmarker auf Feld 0.
    .title = Bonusmarker und Ruhmesmarker

## Spielverlauf

rule-R1 = Eine Runde besteht aus Durchgängen, in denen vom Startspieler an alle der Reihe nach je einen Arbeiter einsetzen, bis niemand mehr einen einsetzen kann.
    .title = Runden und Durchgänge
rule-R2 = Steinbruch und Hafen werden zeilenweise von links besetzt; auf dem Marktplatz und im Palast darf jedes freie Feld gewählt werden.
    .title = Reihenfolge beim Besetzen
rule-R3 = Erst wird ein Arbeiter eingesetzt, dann werden die Kosten bezahlt, dann wird die Aktion ausgeführt; auf einem Feld hat nur ein einziger Arbeiter Platz.
    .title = Einsetzen, bezahlen, ausführen
rule-R4 = Geld bezahlst du, indem du deinen Geldmarker zurückziehst; wer zu wenig hat, kann ein Feld, das Geld kostet, nicht nutzen.
    .title = Mit Geld bezahlen
rule-R5 = Was ein Feld an Würfeln kostet, ist darauf aufgedruckt, in der Regel ein Würfel; bezahlte Würfel kommen in den Vorrat zurück und liegen nie auf dem Spielplan, und ohne passende Würfel ist die Aktion nicht möglich.
    .title = Mit Würfeln bezahlen
rule-R6 = Ein Würfel, den du aus dem Vorrat nimmst, wird sofort gewürfelt und bleibt mit den Augen, die er zeigt, auf der Kali-Statue; nimmst du mehrere auf einmal, werden erst die Farben gewählt und dann alle gewürfelt.
    .title = Neue Würfel werden sofort gewürfelt
rule-R7 = Die Kali-Statue fasst im Basisspiel zehn Würfel; wer mehr bekäme, nimmt weniger oder legt vor dem Nehmen Würfel zurück.
    .title = Zahl der Hände
rule-R8 = Eine Farbe, die im Vorrat ausgegangen ist, kann vorerst nicht genommen werden.
    .title = Farbe nicht im Vorrat

## Steinbruch und Provinz

rule-Q1 = Ein Feld im Steinbruch kostet 1 bis 4 Geld und erlaubt dir, eines der zwölf sichtbaren Plättchen mit Würfeln seiner Farbe zu kaufen, die zusammen mindestens seinen Preis wert sind, und es sofort anzulegen.
    .title = Kosten des Steinbruchs und Preis eines Plättchens
rule-Q2 = Du darfst mehr Augen bezahlen, als ein Plättchen kostet.
    .title = Überzahlen
rule-Q3 = Ein Plättchen bringt sofort etwas ein: seine Märkte das aufgedruckte Geld, seine Gebäude je 2, 3 oder 4 Ruhmespunkte, je nachdem, wie weit du diese Gebäudeart aufgewertet hast.
    .title = Angelegtes Plättchen werten
rule-Q4 = Einen Sonderertrag am Rand bekommst du, wenn ihn zum ersten Mal ein Weg mit der Residenz verbindet, und zwar nachdem das Plättchen selbst gewertet ist; ein Plättchen darf auch so gelegt werden, dass es keinen erreicht.
    .title = Sondererträge
rule-Q5 = Ein neues Plättchen darf beliebig gedreht werden, und eines seiner Wegenden muss einen bestehenden Weg fortsetzen, sodass es mit der Residenz verbunden ist, von der drei Wege ausgehen.
    .title = Anschließen und Drehen
rule-Q6 = Ein Plättchen darf einen Weg seines Nachbarn versperren, solange jedes Plättchen eine Verbindung zur Residenz behält; danach werden Plättchen nicht mehr versetzt.
    .title = Wege abschneiden
rule-Q7 = Eine Aufwertung rückt den Marker einer Gebäudeart deiner Wahl eine Spalte nach rechts; du bekommst sie vom Raja, von einem bestimmten Flussfeld, von Ruhm 5 oder durch einen Sonderertrag.
    .title = Aufwertungen
rule-Q8 = Eine Aufwertung ändert nie, was schon angelegte Gebäude gebracht haben, sondern gilt nur für danach angelegte.
    .title = Aufwertungen zählen nur für spätere Gebäude

## Markt

rule-M1 = Auf einem Gemischtwarenfeld wertest du genau einen Markt jeder Warensorte, die du hast.
    .title = Gemischtwaren
rule-M2 = Ein Feld für Waren einer Sorte kostet einen Würfel beliebiger Farbe; du wertest höchstens so viele Märkte dieser einen Sorte, wie der Würfel Augen zeigt.
    .title = Waren einer Sorte
rule-M3 = Bei drei oder vier Spielern darf niemand in einer Runde mehr als einen Arbeiter auf den Gemischtwarenfeldern haben.
    .title = Ein Gemischtwarenfeld pro Spieler

## Palast

rule-P1 = Ein kostenloses Feld: Du nimmst 2 Geld und würfelst beliebig viele deiner eigenen Würfel neu, oder auch keinen.
    .title = Vorterrasse
rule-P2 = Ein kostenloses Feld: Du nimmst einen Würfel der aufgedruckten Farbe.
    .title = Terrasse
rule-P3 = Du gibst einen Würfel der einen Farbe ab, gleich mit welcher Augenzahl, und nimmst zwei Würfel einer anderen Farbe.
    .title = Balkone
rule-P4 = Für einen Würfel mit genau 1 Auge: 2 Ruhmespunkte, und du bist in der nächsten Runde Startspieler.
    .title = Großmogul
rule-P5 = Für einen Würfel mit genau 2 Augen: zwei Würfel beliebiger Farben und ein weißes Ertragsplättchen, das blind gezogen und sofort genutzt wird; genutzte Plättchen werden beiseitegelegt und neu gemischt, wenn der Stapel leer ist.
    .title = Tänzerin
rule-P6 = Für einen Würfel mit genau 3 Augen: 2 Karma und ein Würfel beliebiger Farbe.
    .title = Yogi
rule-P7 = Für einen Würfel mit genau 4 Augen: eine Aufwertung deiner Wahl und 3 Geld.
    .title = Raja Man Singh
rule-P8 = Für einen Würfel mit genau 5 Augen: Du überbaust ein eigenes Plättchen mit einem teureren sichtbaren und zahlst den Unterschied in Würfeln der neuen Farbe; alle Plättchen bleiben verbunden, Sondererträge gibt es nie, und ein Plättchen wird nur einmal überbaut.
    .title = Baumeister
rule-P9 = Für einen Würfel mit genau 6 Augen: Dein Boot fährt genau sechs unbesetzte Felder weit, und du nimmst die Belohnung; auf den letzten sechs Feldern des Flusses ist das nicht möglich.
    .title = Portugiese

## Hafen und Fluss

rule-H1 = Im Hafen gibst du einen Würfel mit 1, 2 oder 3 Augen ab; dein Boot fährt dafür genau ein freies Feld, ein oder zwei freie Felder beziehungsweise bis zu drei freie Felder weit; mit einer 3 darf es auch stehen bleiben.
    .title = Würfel und Fahrt
rule-H2 = Der erste Arbeiter im Hafen zahlt kein Geld, spätere zahlen 1 oder 2.
    .title = Geld im Hafen
rule-H3 = Felder mit einem anderen Boot werden übersprungen und nicht mitgezählt; nur auf dem Startfeld und auf dem letzten Feld dürfen mehrere Boote liegen.
    .title = Besetzte Felder
rule-H4 = Du bekommst sofort, was das Feld zeigt, auf dem dein Boot hält.
    .title = Belohnung des Feldes
rule-H5 = Du nimmst zwei Würfel beliebiger Farben.
    .title = Belohnung: zwei Würfel
rule-H6 = Dein Karma steigt um zwei Stufen.
    .title = Belohnung: Karma
rule-H7 = Du nimmst das aufgedruckte Geld.
    .title = Belohnung: Geld
rule-H8 = Du nutzt eines der Gemächer 2 bis 6, ohne Arbeiter und ohne den Würfel, den es verlangt, auch wenn es besetzt ist.
    .title = Belohnung: Gemach nach Wahl
rule-H9 = Du nimmst für jedes Karma, das du hast, einen Würfel der aufgedruckten Farbe, also keinen bis drei.
    .title = Belohnung: Würfel für Karma
rule-H10 = Du erhältst die aufgedruckten Ruhmespunkte.
    .title = Belohnung: Ruhm
rule-H11 = Du wertest eine Gebäudeart um eine Stufe auf.
    .title = Belohnung: Aufwertung
rule-H12 = Du nimmst 1 Geld für jeden bisher gebauten Markt.
    .title = Belohnung: Geld für Märkte
rule-H13 = Du wertest bis zu drei Märkte verschiedener Sorten.
    .title = Belohnung: Gemischtwaren
rule-H14 = Du wertest höchstens die aufgedruckte Zahl von Märkten einer Sorte; ein Würfel wird nicht abgegeben.
    .title = Belohnung: Märkte einer Sorte
rule-H15 = Du erhältst 1 Ruhmespunkt für jede bisher vorgenommene Aufwertung.
    .title = Belohnung: Ruhm für Aufwertungen
rule-H16 = Du nimmst 2 Geld für jede bisher vorgenommene Aufwertung.
    .title = Belohnung: Geld für Aufwertungen
rule-H17 = Du erhältst 2 Ruhmespunkte für jedes Karma, das du hast.
    .title = Belohnung: Ruhm für Karma
rule-H18 = Liegt dein Boot auf dem letzten Feld, kannst du die Flussaktion nicht mehr nutzen.
    .title = Ende des Flusses

## Karma

rule-K1 = Ein Karma dreht einen eigenen Würfel auf seine gegenüberliegende Seite, wenn er eingesetzt wird.
    .title = Einen Würfel drehen
rule-K2 = Karma beginnt bei 1, liegt zwischen 0 und 3 und steigt durch den Yogi, den Fluss und Ruhm 24.
    .title = Stand des Karmas
rule-K3 = Karma braucht keinen Arbeiter; du gibst es im eigenen Zug aus, während du den betreffenden Würfel einsetzt.
    .title = Wann Karma genutzt wird

## Neue Arbeiter

rule-W1 = Erreichst oder passierst du Geld 20, Ruhm 15 oder die Brücke, die kein Flussfeld ist, wird der Arbeiter dort aktiv; zwei lassen sich so gewinnen.
    .title = Arbeiter gewinnen
rule-W2 = Ist der zweite Arbeiter gewonnen, kommt der dritte inaktive aus dem Spiel.
    .title = Der dritte scheidet aus
rule-W3 = Ein aktiver Arbeiter bleibt aktiv, wenn ein Marker zurückfällt, und darf noch in der Runde eingesetzt werden, in der er gewonnen wurde.
    .title = Nie verloren, sofort einsetzbar

## Boni der Leisten

rule-T1 = Beim Erreichen oder Passieren von Ruhm 5 bekommst du sofort eine Aufwertung; sie zählt ab dem nächsten Zug.
    .title = Ruhm 5
rule-T2 = Beim Erreichen oder Passieren von Ruhm 24 darfst du dein Karma um zwei Stufen erhöhen.
    .title = Ruhm 24
rule-T3 = Beim Erreichen oder Passieren von Ruhm 31 darfst du mit dem Boot auf das nächste freie Feld fahren und dessen Belohnung nehmen.
    .title = Ruhm 31
rule-T4 = Beim Erreichen oder Passieren von Geld 12 und von Geld 44 darfst du mit dem Boot auf das nächste freie Feld fahren und dessen Belohnung nehmen.
    .title = Geld 12 und 44
rule-T5 = Beim Erreichen oder Passieren von Geld 33 und von Geld 55 darfst du zwei Würfel beliebiger Farben nehmen und sie dann würfeln.
    .title = Geld 33 und 55
rule-T6 = Der Marker zeigt den nächsten Bonus der Geldleiste; die vier Boni gibt es je einmal und der Reihe nach, danach kommt der Marker aus dem Spiel.
    .title = Bonusmarker
rule-T7 = Ein Bonus gehört zu der Leiste, auf der er aufgedruckt ist; zieht der andere Marker daran vorbei, bringt das nichts.
    .title = Nur die eigene Leiste

## Rundenende

rule-E1 = Wer den Großmogul genutzt hat, wird Startspieler; hat ihn niemand genutzt, wird es der nächste Spieler im Uhrzeigersinn.
    .title = Nächster Startspieler
rule-E2 = Vor der neuen Runde kehren alle aktiven Arbeiter zu ihren Besitzern zurück.
    .title = Arbeiter kehren zurück

## Spielende

rule-F1 = Das Ende wird ausgelöst, sobald der Ruhmes- und der Geldmarker eines Spielers, die in entgegengesetzter Richtung laufen, sich treffen oder aneinander vorbeiziehen.
    .title = Auslöser
rule-F2 = Der laufende Durchgang wird abgeschlossen: Alle zwischen dem, der das Ende ausgelöst hat, und dem Startspieler dürfen noch je einen Arbeiter einsetzen, wenn sie einen haben.
    .title = Rest des Durchgangs
rule-F3 = Von denen, deren Marker sich getroffen haben, gewinnt, wer die meisten Ruhmesfelder zwischen seinen Markern hat; bei Gleichstand gewinnt, wessen Marker sich zuerst getroffen haben.
    .title = Sieg und Gleichstand
rule-F4 = Für den Rang aller anderen zählt, wie viel Ruhm ihren Markern noch fehlt.
    .title = Rangliste

## Navaratnas

rule-N1 = Alle drei inaktiven Arbeiter können gewonnen werden; ein Spieler darf also sechs haben.
    .title = Sechs Arbeiter
rule-N2 = Die Rückseite der Kali-Statue fasst acht Würfel.
    .title = Acht Hände
rule-N3 = Die Provinztableaus zeigen ihre andere Seite, deren aufgedruckte Sondererträge klein sind, sich aber ändern lassen.
    .title = Andere Seite der Provinz
rule-N4 = Jeder Spieler zieht blind ein braunes Ertragsplättchen und legt es offen auf einen der beiden braunen Sondererträge des eigenen Tableaus.
    .title = Erstes braunes Plättchen
rule-N5 = Alle übrigen Ertragsplättchen der vier Farben liegen für alle offen aus.
    .title = Offene Auslage
rule-N6 = Zuerst wird das Provinzplättchen gewertet und danach der Sonderertrag; einmal gelegte Ertragsplättchen werden weder versetzt noch überdeckt.
    .title = Erst Plättchen, dann Ertrag; Plättchen bleiben
rule-N7 = Bei der Tänzerin darfst du zwei Würfel und ein beliebiges Ertragsplättchen aus der Auslage nehmen, das sofort auf einen freien Sonderertrag seiner Farbe gelegt wird; es bringt erst etwas, wenn es angeschlossen wird.
    .title = Tänzerin
rule-N8 = Wer weniger aktive Arbeiter hat als jemand anders, bekommt ein Ertragsplättchen, wenn er dran wäre und keinen eigenen Arbeiter mehr übrig hat, und legt es sofort.
    .title = Weniger Arbeiter
rule-N9 = Hat jemand sogar zwei aktive Arbeiter mehr, bringt der zweite in einer Runde verpasste Durchgang ein zweites Ertragsplättchen.
    .title = Zwei Arbeiter weniger
rule-N10 = Nur ein Plättchen, für das auf dem eigenen Tableau ein Sonderertrag seiner Farbe frei ist, darf genommen werden; du darfst auch verzichten.
    .title = Passende Farbe, Verzicht erlaubt
rule-N11 = 1 Ruhmespunkt für jedes eigene Provinzplättchen mit mindestens einem Markt.
    .title = Braun: Plättchen mit Markt
rule-N12 = 1 Ruhmespunkt für je drei zurückgelegte Flussfelder, ohne das Startfeld.
    .title = Braun: Fluss
rule-N13 = 1 Geld für jedes Gebäude, das jetzt in der eigenen Provinz steht.
    .title = Braun: Gebäude
rule-N14 = 2 Geld für jedes angeschlossene Ertragsplättchen.
    .title = Braun: Ertragsplättchen
rule-N15 = 2 Ruhmespunkte für jede bisher in der eigenen Provinz gebaute Kurve, ob überbaut oder nicht.
    .title = Braun: Kurven
rule-N16 = 2 Geld für jede bisher vorgenommene Aufwertung.
    .title = Braun: Aufwertungen
rule-N17 = 1 Ruhmespunkt für jeden aktiven Arbeiter.
    .title = Braun: Arbeiter

## Gemischte Runden

rule-X1 = Fortgeschrittene dürfen die Navaratnas-Seite von Provinz und Kali-Statue nutzen, während Neulinge die Basisseiten nutzen.
    .title = Seiten in gemischten Runden
rule-X2 = In einer gemischten Runde gelten die Basisregeln: höchstens fünf Arbeiter und nur weiße Ertragsplättchen, die es bei der Tänzerin gibt und die sofort genutzt werden.
    .title = Grenzen in gemischten Runden

## Ganga-Modul

rule-G1 = Die acht Flussplättchen werden gemischt; man wirft einen Würfel, zählt vom Startfeld oder vom letzten Plättchen aus um seine Augenzahl weiter und legt dort ein Plättchen offen hin, und so immer wieder.
    .title = Aufbau der Flussplättchen
rule-G2 = Das Legen endet mit den Plättchen oder mit dem Fluss; das letzte Feld bekommt nie ein Plättchen, und übrige Plättchen sind aus dem Spiel.
    .title = Grenzen der Flussplättchen
rule-G3 = Du nimmst für jedes Karma, das du hast, einen Würfel beliebiger Farbe, also keinen bis drei.
    .title = Flussplättchen: beliebige Würfel für Karma
rule-G4 = Du nimmst drei Würfel, einen in jeder aufgedruckten Farbe.
    .title = Flussplättchen: drei Würfel
rule-G5 = Du nutzt das aufgedruckte Gemach.
    .title = Flussplättchen: Gemach
rule-G6 = Du wertest bis zu drei Märkte einer Sorte; ein Würfel wird nicht abgegeben.
    .title = Flussplättchen: drei Märkte
rule-G7 = Du fährst bis zu drei freie Felder weiter und nimmst die Belohnung des erreichten Feldes.
    .title = Flussplättchen: drei Felder
