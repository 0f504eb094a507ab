### Agra: die Regeln auf Deutsch, in eigenen Worten

## Aufbau

rule-S1 = Die drei Preisplättchen liegen beim Händler, die Seite mit weniger Flaggen nach oben.
    .title = Preisplättchen zu Beginn
rule-S2 = Die zwölf Baubonusplättchen liegen offen auf ihren Feldern, vier für jede Stufe, und die zwölf Baustellenplättchen bedecken die Gebäude der Stufen 2, 3 und 4.
    .title = Baubonusplättchen und Baustellen
rule-S3 = Ein Würfel zählt vom Steinbruch an die erste Spalte hinab: Eine 1 ist der Steinbruch, eine 4 die Baumwollpflanzung; bei einer 5 oder 6 wird neu gewürfelt.
    .title = Startplatz des Kaufmanns
rule-S4 = Ein Würfel zählt von der ersten Baustelle an: Eine 1 ist die oberste der zweiten Spalte, eine 6 die zweite Baustelle der dritten.
    .title = Startplatz des Baumeisters
rule-S5 = Fünf zufällige Persönlichkeiten der Stufe I, vier der Stufe II, drei der Stufe III und zwei der Stufe IV werden ausgelegt; die anderen bleiben in der Schachtel.
    .title = Persönlichkeiten am Fluss
rule-S6 = Die Gildensymbole müssen im Verhältnis 5, 5 und 4 verteilt sein; bis sie es sind, werden Persönlichkeiten der Stufe I, notfalls der Stufe II oder III, ausgetauscht.
    .title = Ausgewogene Gilden am Fluss
rule-S7 = Das Boot liegt an der ersten Anlegestelle, und die Limitmarker 4, 5 und 6 liegen zwischen späteren Anlegestellen.
    .title = Boot und Auftragslimitmarker
rule-S8 = Der Meditationsmarker bedeckt die Aktion „Eine Ware liefern“.
    .title = Meditationsmarker zu Beginn
rule-S9 = Der Zufall bestimmt den Startspieler; dieser behält den Startspielermarker und beginnt.
    .title = Startspieler
rule-S10 = Zehn Arbeiter, 22 Marker, 2 Rupien und ein Meditationsstein auf Feld 1.
    .title = Womit ein Spieler beginnt
rule-S11 = Jeder der vier Bauern steht auf dem mittleren Feld seiner Leiste, und auf jedem der acht markierten Felder liegt ein Abdeckplättchen.
    .title = Der Hof zu Beginn
rule-S12 = Jeder Spieler hat einen Einflussmarker auf der Startposition jeder der drei Gildenleisten.
    .title = Einfluss zu Beginn
rule-S13 = Für die Spalte jeder Gilde gibt ein Würfel an, auf welchem Auftrag, von oben gezählt, ihr Auftragsmarker steht.
    .title = Auftragsmarker zu Beginn
rule-S14 = Drei der vierzehn gemischten Gunstplättchen liegen offen aus, die anderen bilden einen verdeckten Stapel.
    .title = Ausliegende Gunstplättchen

## Änderungen für zwei und drei Spieler

rule-V1 = Bei zwei oder drei Spielern hat jede Stufe eine Persönlichkeit weniger, zusammen sind es zehn, und die Gildensymbole sind im Verhältnis 3, 3 und 4 verteilt.
    .title = Weniger Persönlichkeiten
rule-V2 = Zwei Würfe für die linke und zwei für die rechte Hälfte von Akbars Schalen geben an, wo neutrale Marker liegen; ein zweiter Wurf mit derselben Zahl wird nicht wiederholt.
    .title = Akbar zu zweit
rule-V3 = Ein Wurf für jede Hälfte von Akbars Schalen gibt an, wo ein neutraler Marker liegt.
    .title = Akbar zu dritt
rule-V4 = In jeder Spalte liegen zwei neutrale Marker auf verschiedenen Aufträgen; bei gleicher Zahl wird neu gewürfelt.
    .title = Aufträge zu zweit
rule-V5 = In jeder Spalte liegt ein neutraler Marker auf einem Auftrag, den ein Würfel bestimmt.
    .title = Aufträge zu dritt

## Zug und Zugende

rule-T1 = Beginnend mit dem Startspieler ziehen alle im Uhrzeigersinn, bis die Partie endet.
    .title = Runden und Züge
rule-T2 = Ein Zug hat eine Meditationsphase, die ausgelassen werden darf, eine Aktionsphase, die nicht ausgelassen werden darf, und eine Auftragsphase, die ausgelassen werden darf.
    .title = Die drei Phasen eines Zuges
rule-T3 = Im eigenen Zug darfst du jederzeit Öl und Curry, Gunst und Luxuswaren nutzen, auch mitten in einer anderen Aktion; nichts davon ersetzt die Hauptaktion.
    .title = Sekundäre Aktionen
rule-T4 = Wer dran ist, darf die Fähigkeiten eigener Persönlichkeiten jederzeit nutzen, auch mitten in einer anderen Aktion.
    .title = Fähigkeiten jederzeit
rule-T5 = Am Ende deines Zuges kehren deine Marker von genutzten Gunstaktionen und Luxuswaren in den Vorrat zurück, und deine Fähigkeiten, die einmal pro Zug wirken, stehen wieder bereit.
    .title = Ende eines Zuges

## Marker und Geld

rule-W1 = Waren (auch die bei Akbar), Gunst, Lieferungen und Aufträge werden alle mit denselben 22 Markern angezeigt; ohne Marker im Vorrat lässt sich nichts mehr gewinnen.
    .title = Ein Spieler hat 22 Marker
rule-W2 = Du darfst eigene Waren und Gunst jederzeit in deinen Vorrat zurücklegen und musst nicht alles nehmen, was du produzierst.
    .title = Marker dürfen freigemacht werden
rule-W3 = Rupien werden in einem Beutel aufbewahrt; ihr Besitzer darf jederzeit hineinsehen, die anderen dürfen es nicht.
    .title = Geld ist verdeckt
rule-W4 = Rupien werden in einen gemeinsamen Vorrat gezahlt und aus ihm genommen.
    .title = Rupien kommen aus dem Vorrat

## Waren

rule-G1 = Jedes der sechzehn Gebäude steht für eine Ware: vier Grundwaren, acht verarbeitete Waren und vier Luxuswaren.
    .title = Sechzehn Waren
rule-G2 = Ein Gebäude fasst beliebig viele Marker, auch bevor es gebaut ist: Eine Ware kann dort jederzeit gelagert, verarbeitet oder gehandelt werden.
    .title = Lager ohne Grenze
rule-G3 = Waren der ersten Spalte sind 1 wert, die der zweiten und dritten 2 und Luxuswaren 3.
    .title = Aufgedruckte Werte
rule-G4 = Ein Preisplättchen auf einer Ware ersetzt ihren aufgedruckten Wert; wo immer es auf einen Wert ankommt, gilt der aktuelle.
    .title = Aktueller Wert
rule-G5 = Eine Produktion bringt so viele Waren, wie freie, nicht abgedeckte Felder zwischen dem Symbol der Ware und den beiden Bauern daneben liegen, von 0 bis 8.
    .title = Wie viel produziert wird
rule-G6 = Eine verarbeitete Ware wird zu der Ware, zu der ein Pfeil führt: Von jeder Grundware führt einer zur zweiten und einer zur dritten Spalte ihrer Reihe, und von der dritten Spalte führt einer zur Luxusware.
    .title = Verarbeiten entlang der Pfeile
rule-G7 = Verarbeitet eine Hauptaktion mindestens eine Ware, darf sich jeder andere Spieler anschließen und denselben Pfeil entlang genau eine Ware der gleichen Art verarbeiten.
    .title = Sich anschließen
rule-G8 = Für jeden Spieler, der sich anschließt, erhält der aktive Spieler 1 Gunst.
    .title = Gunst für das Anschließen

## Bauen

rule-B1 = Sandstein, Holz, Zement und Bretter sind Baumaterial; ihr Bauwert ist 1, 1, 2 und 2.
    .title = Baumaterial
rule-B2 = Die bezahlten Bauwerte müssen die Kosten auf der Baustelle erreichen.
    .title = Baukosten
rule-B3 = Mindestens zwei Sorten Baumaterial in einer Bezahlung bringen 1 Bauwert extra.
    .title = Gemischtes Baumaterial
rule-B4 = Ein Gebäude, das gebaut wird, verliert sein Baustellenplättchen und ist von da an ein Aktionsfeld für alle.
    .title = Das Baustellenplättchen verschwindet
rule-B5 = Wer ein Gebäude bezahlt, nimmt eines der noch vorhandenen Baubonusplättchen seiner Stufe, nutzt es sofort und behält es verdeckt.
    .title = Ein Baubonusplättchen wird gewählt
rule-B6 = Nach dem Baubonus kommt ein Arbeiter aus dem Vorrat auf das neue Gebäude, und bis zu drei Waren werden dort verarbeitet.
    .title = Ein Arbeiter geht auf das neue Gebäude
rule-B7 = Das kostet so viel wie jede andere Baustelle und bringt ein Baubonusplättchen; danach zieht der Baumeister weiter.
    .title = Bauen, wo der Baumeister steht

## Gunst

rule-F1 = Eine gewonnene Gunst ist ein Marker aus dem Vorrat, der ins Gunstlager gelegt wird; sie kommt vom Spiel, nie von einem anderen Spieler.
    .title = Gunst besteht aus Markern
rule-F2 = Für einen verdrängten stehenden Arbeiter, einen Besuch beim Kaufmann, Stufen der Gildenleisten, Baubonusplättchen, Persönlichkeiten, entgangene Verträge, Spieler, die sich anschließen, Flussereignisse und das Buch.
    .title = Wann man Gunst erhält
rule-F3 = Jede eigene Gunstaktion darf einmal pro Zug genutzt werden, zu jeder Zeit des eigenen Zuges.
    .title = Gunstaktionen
rule-F4 = Für eine Aktion musst du manchmal mehr Gunst besitzen, als du abgibst; der Rest bleibt dir.
    .title = Besitzen und abgeben
rule-F5 = Ein Marker der abgegebenen Gunst markiert die Aktion bis zum Ende des eigenen Zuges ihres Besitzers; die anderen kehren sofort in den Vorrat zurück.
    .title = Eine genutzte Aktion wird markiert
rule-F6 = 2 Gunst abgeben: eine Grundware nach Wahl erhalten.
    .title = Gunst für eine Grundware
rule-F7 = 3 Gunst abgeben: eine Ware verarbeiten.
    .title = Gunst für eine Verarbeitung
rule-F8 = 4 Gunst besitzen und 3 abgeben: auf einer Gildenleiste nach Wahl eine Stufe aufsteigen.
    .title = Gunst für eine Stufe
rule-F9 = Ein Spieler kann drei Gunstplättchen haben; kommt ein viertes dazu, wird eines davon nach Wahl in den Stapel zurückgemischt, nachdem die Auslage aufgefüllt wurde.
    .title = Drei Plätze für Gunstplättchen
rule-F10 = Eines der drei offenen Plättchen wird genommen, und der Stapel füllt die Lücke.
    .title = Ein Gunstplättchen nehmen

## Einfluss, Gilden und Aufträge

rule-I1 = Jede Persönlichkeit und jede Auftragsspalte gehört zur Künstlergilde, zur Kaufmannsgilde oder zur Gelehrtengilde.
    .title = Drei Gilden
rule-I2 = Nach allen Lieferungen darfst du auf der Gildenleiste jeder Persönlichkeit, die beliefert wurde, eine Stufe aufsteigen.
    .title = Einfluss nach Lieferungen
rule-I3 = Wie oft und mit wie vielen Waren eine Persönlichkeit in einer Phase auch beliefert wurde, sie bringt höchstens eine Stufe.
    .title = Eine Stufe für eine Persönlichkeit
rule-I4 = Wer die dritte Stufe erreicht, erhält sofort 1 Gunst oder ein Gunstplättchen, auf der sechsten 2 Gunst oder ein Plättchen.
    .title = Dritte und sechste Stufe
rule-I5 = Je höher ein Marker steht, desto mehr Rupien zahlt ein Auftrag dieser Gilde.
    .title = Mehr Einfluss, mehr Belohnung

## Meditationsphase

rule-M1 = Beliebig viele eigene stehende Arbeiter dürfen hingelegt werden, um Meditationspunkte zu gewinnen; erst danach werden Punkte ausgegeben.
    .title = Arbeiter hinlegen
rule-M2 = Der erste Arbeiter bringt, was das Feld des Meditationssteins zeigt, jeder weitere, was das jeweils vorige Feld zeigt, und nie weniger als 1.
    .title = Punkte für jeden Arbeiter
rule-M3 = Punkte, die in der Phase nicht ausgegeben werden, verfallen.
    .title = Punkte verfallen
rule-M4 = Mit Punkten kaufst du beliebige offene Aktionen in beliebiger Reihenfolge und Zahl; die äußere Aktion unter dem Marker ist blockiert.
    .title = Welche Aktionen offen sind
rule-M5 = Eine Ware wird gegen eine andere mit gleichem Wert getauscht; das kostet so viele Punkte, wie der Wert beträgt.
    .title = Eine Ware tauschen
rule-M6 = Für drei Punkte wird eine Ware an eine Persönlichkeit geliefert.
    .title = Eine Ware liefern
rule-M7 = Eine Ware wird verarbeitet; das kostet so viele Punkte, wie die neue Ware wert ist.
    .title = Eine Ware verarbeiten
rule-M8 = Für zwei Punkte wird ein Abdeckplättchen vom eigenen Hof entfernt; du behältst es.
    .title = Ein Abdeckplättchen entfernen
rule-M9 = Für einen Punkt geht ein Bauer ein Feld weit; diese Aktion in der Mitte ist nie blockiert.
    .title = Einen Bauern bewegen
rule-M10 = Am Ende der Phase bedeckt der Marker die zuletzt genutzte äußere Aktion; wurde keine genutzt, bleibt er liegen.
    .title = Der Meditationsmarker wird versetzt

## Aktionsfelder

rule-A1 = Ein Arbeiter aus dem Vorrat geht zu einem Hauptcharakter, auf ein gebautes Gebäude oder auf die Baustelle, auf der der Baumeister steht.
    .title = Die Hauptaktion ist Pflicht
rule-A2 = Auf einem freien Feld wird die Aktion ausgeführt.
    .title = Ein freies Feld
rule-A3 = Er kehrt zu seinem Besitzer zurück, der nichts bekommt; dann wird die Aktion ausgeführt.
    .title = Ein liegender Arbeiter eines anderen Spielers
rule-A4 = Er kehrt zu seinem Besitzer zurück, der 1 Gunst vom Spiel erhält; dann wird die Aktion ausgeführt.
    .title = Ein stehender Arbeiter eines anderen Spielers
rule-A5 = Ein Besitzer, dessen Meditationsstein auf dem vierten Feld oder weiter liegt, erhält 2 Gunst statt 1.
    .title = Zwei Gunst ab dem vierten Feld
rule-A6 = Es wird kein Arbeiter eingesetzt; du zahlst 2 Rupien, der eigene Arbeiter wird aufgerichtet, falls er lag, niemand erhält Gunst, und die Aktion wird ausgeführt.
    .title = Der Tagelöhner: ein eigener Arbeiter auf dem Feld
rule-A7 = Wer keinen Arbeiter im Vorrat hat, muss den Tagelöhner nutzen, zahlt dabei, was er hat, wenn es weniger als 2 Rupien sind, und kann nicht bauen.
    .title = Kein Arbeiter mehr
rule-A8 = Wer einen Arbeiter auf ein Gebäude setzt, nimmt alle Rupien, die dort liegen.
    .title = Rupien auf einem Gebäude
rule-A9 = Nach einer Aktion auf dem Gebäude des Kaufmanns erhältst du 2 Gunst.
    .title = Der Kaufmann bringt Gunst
rule-A10 = Dann geht der Kaufmann so viele gebaute Gebäude weiter, wie ein Würfel zeigt, die Spalten hinab, von links nach rechts, und vom letzten Gebäude wieder zum Steinbruch.
    .title = Der Kaufmann zieht weiter
rule-A11 = Jedes gebaute Gebäude, an dem der Kaufmann vorbeikommt, bekommt 1 Rupie; das, an dem er stehen bleibt, nicht.
    .title = Rupien am Weg des Kaufmanns
rule-A12 = Ein Arbeiter auf der Baustelle des Baumeisters baut sie kostenlos und ohne Baubonusplättchen und verarbeitet dann dort Waren.
    .title = Kostenloses Gebäude vom Baumeister
rule-A13 = Dann geht der Baumeister so viele Baustellen weiter, wie ein Würfel zeigt, von der letzten wieder zur ersten.
    .title = Der Baumeister zieht weiter
rule-A14 = Ist alles gebaut, wird der Baumeister entfernt.
    .title = Der Baumeister kommt aus dem Spiel

## Hauptcharaktere

rule-C1 = Entweder steigst du auf einer Gildenleiste eine Stufe auf, oder du baust ein Gebäude in drei Schritten: bezahlen und bauen, ein Baubonusplättchen nehmen, einen Arbeiter zum Verarbeiten schicken.
    .title = Architekt
rule-C2 = Du lieferst Waren, um genau einen Auftrag zu erfüllen, und an beliebig viele Persönlichkeiten, oder du tust nur eines von beiden.
    .title = Schiffer
rule-C3 = Eine Lieferung ist kostenlos; eine Ware darf bezahlt werden, und ihr Wert ist die Zahl der weiteren Lieferungen.
    .title = Wie viele Lieferungen
rule-C4 = Am Ende der Aktion bringt jede Lieferung, die bezahlt und nicht genutzt wurde, 1 Rupie.
    .title = Ungenutzte Lieferungen
rule-C5 = Er braucht zwei Lieferungen, beide Waren werden auf einmal geliefert, und in einer Aktion kann nur ein Auftrag erfüllt werden.
    .title = Ein Auftrag mit dem Schiffer
rule-C6 = Nur in dieser Hauptaktion ist eine Doppellieferung erlaubt: zweimal dieselbe bestellte Ware; mit genügend Lieferungen darfst du das wiederholen.
    .title = Doppellieferung mit dem Schiffer
rule-C7 = Bis zu drei eigene Waren werden gegen beliebige andere getauscht, die zusammen 1 weniger wert sein müssen.
    .title = Händler
rule-C8 = Vor oder nach dem Tausch darf ein Preisplättchen gelegt, umgedreht oder versetzt werden, auch beides, aber nicht zurück zum Händler.
    .title = Ein Preisplättchen versetzen
rule-C9 = Preisplättchen werden nie gestapelt und ändern einen aufgedruckten Wert nie um mehr als 1.
    .title = Grenzen der Preisplättchen
rule-C10 = Ein Preisplättchen bleibt liegen, wo es ist, bis ein Spieler oder ein Flussereignis es versetzt.
    .title = Preisplättchen bleiben liegen
rule-C11 = Zwei verschiedene von drei Aktionen in beliebiger Reihenfolge: Meditation erhöhen, ein Abdeckplättchen entfernen, Bauern bewegen.
    .title = Botanikerin
rule-C12 = Du zahlst Waren, wie sie zwischen zwei Feldern aufgedruckt sind, und rückst den Meditationsstein ein Feld weiter.
    .title = Meditation erhöhen
rule-C13 = Ein Abdeckplättchen wird vom eigenen Hof entfernt; du behältst es.
    .title = Die Botanikerin entfernt ein Abdeckplättchen
rule-C14 = Ein Bauer geht zwei Felder weit, oder bis zu zwei Bauern gehen je eines.
    .title = Die Botanikerin bewegt Bauern
rule-C15 = Bauern betreten und überqueren nie ein Warensymbol oder ein Abdeckplättchen.
    .title = Wohin Bauern nicht dürfen

## Produktions- und Verarbeitungsgebäude

rule-P1 = Steinbruch, Holzfäller, Kurkumapflanzung und Baumwollpflanzung produzieren ihre Grundware in ihr Lager.
    .title = Produktionsgebäude
rule-P2 = Eine bis drei Waren einer Sorte werden einen Pfeil entlang in das Lager des Gebäudes gebracht, in dem der Arbeiter ist.
    .title = Verarbeitungsgebäude

## Öl und Curry

rule-K1 = Ein Öl oder ein Curry richtet einen eigenen Arbeiter auf.
    .title = Öl oder Curry
rule-K2 = Ein Öl und ein Curry zusammen richten drei eigene Arbeiter auf.
    .title = Öl und Curry
rule-K3 = In einem Zug ist nur eine dieser Aktionen erlaubt.
    .title = Einmal pro Zug

## Luxuswaren

rule-L1 = Die ausgegebene Ware liegt bis zum Ende des Zuges auf ihrer Schriftrolle, darum wirkt jede Sorte einmal pro Zug.
    .title = Eine von jeder Luxusware pro Zug
rule-L2 = Zwischen der Aktionsphase und der Auftragsphase hast du eine weitere Hauptaktion.
    .title = Statue
rule-L3 = Zwei eigene Einflussmarker steigen je eine Stufe auf.
    .title = Gemälde
rule-L4 = Drei liegende Arbeiter werden aufgerichtet, und du erhältst 1 Gunst.
    .title = Buch
rule-L5 = Du erhältst so viele Rupien, wie Kleider wert sind.
    .title = Kleider

## Auftragsphase

rule-O1 = Entweder wird eine Ware an Akbar geliefert oder genau ein Auftrag erfüllt, oder keines von beiden.
    .title = Akbar oder ein Auftrag
rule-O2 = Eine Ware wird in die Schale gelegt, die sie zeigt; jede Schale nimmt in der ganzen Partie nur eine Ware auf.
    .title = An Akbar liefern
rule-O3 = Nur der Auftrag mit dem Auftragsmarker der Gilde kann erfüllt werden.
    .title = Nur markierte Aufträge
rule-O4 = Eine Spalte nimmt nur so viele Marker auf, neutrale eingeschlossen, wie das aktuelle Limit angibt; es beginnt bei 3.
    .title = Auftragslimit
rule-O5 = Der eigene Einflussmarker muss die Startposition auf der Leiste der Gilde verlassen haben.
    .title = Einfluss ist nötig
rule-O6 = Beide Waren des Auftrags kehren vom Spielplan in den Vorrat zurück, und ein Marker zeigt, dass der Auftrag erfüllt ist.
    .title = Beide Waren werden bezahlt
rule-O7 = Er geht hinab zum nächsten freien Auftrag, vom untersten wieder nach ganz oben.
    .title = Der Auftragsmarker zieht weiter
rule-O8 = Wer auf der Leiste Erster ist, allein oder mit anderen, erhält die dort gezeigten Rupien.
    .title = Belohnung an der Spitze
rule-O9 = Wer einen Auftrag erfüllt, ohne in Führung zu liegen, erhält 1 Rupie weniger und steigt eine Stufe auf.
    .title = Belohnung hinter der Spitze
rule-O10 = Sind alle Aufträge einer Gilde erfüllt, verlässt ihr Auftragsmarker die Spalte, und das Spielende wird eingeleitet.
    .title = Eine volle Spalte

## Persönlichkeiten

rule-N1 = Persönlichkeiten können bis zu der Stufe beliefert werden, die die Anlegestelle des Boots freigegeben hat.
    .title = Wer beliefert werden kann
rule-N2 = Ein Marker geht aus dem Lager auf die bestellte Ware der Persönlichkeit, auf jede Ware einmal.
    .title = Eine Lieferung
rule-N3 = Nach jeder einzelnen Lieferung erhältst du so viele Rupien, wie Marker auf der Persönlichkeit liegen, gleich wem sie gehören.
    .title = Rupien für eine Lieferung
rule-N4 = Eine Doppellieferung kostet zwei Lieferungen des Schiffers; der zweite Marker liegt neben dem ersten, bringt 1 Rupie und zählt für den Vertrag.
    .title = Doppellieferung
rule-N5 = Sobald jede bestellte Ware da ist, wird die Partie unterbrochen und der Vertrag vergeben.
    .title = Ein Vertrag ist erfüllt
rule-N6 = Wer die meisten Waren geliefert hat; bei Gleichstand, wer die weiter oben stehende Ware geliefert hat.
    .title = Wer den Vertrag erhält
rule-N7 = Er nimmt die Persönlichkeit, darf ihre Fähigkeit sofort nutzen und bekommt seine Marker in den Vorrat zurück.
    .title = Der Gewinner
rule-N8 = Alle anderen bekommen die eigenen Marker als Gunst zurück.
    .title = Die anderen werden entschädigt
rule-N9 = Fähigkeiten dürfen genutzt werden: manche einmalig und sofort, manche einmal pro Zug, manche immer, wenn ihre Bedingung erfüllt ist, manche am Ende.
    .title = Arten von Fähigkeiten

## Fluss

rule-R1 = Sind die verlangten Verträge erfüllt, fährt das Boot sofort weiter, sein Ereignis wird ausgeführt, und dann geht der Zug weiter.
    .title = Das Boot fährt sofort
rule-R2 = Das Boot beginnt hier und legt nach zwei Verträgen der Stufe I ab.
    .title = Erste Anlegestelle
rule-R3 = Das Gebäude, auf dem der Baumeister steht, wird gebaut, und der Baumeister zieht weiter; das Boot legt nach dem ersten Vertrag der Stufe II ab.
    .title = Zweite Anlegestelle
rule-R4 = Der Kaufmann zieht weiter, jeder Spieler erhält 1 Gunst für jede eigene Baumwolle, höchstens 3, und das Auftragslimit ist 4; das Boot legt nach dem zweiten Vertrag der Stufe II ab.
    .title = Dritte Anlegestelle
rule-R5 = Die Preisplättchen kommen zum Händler zurück, jeder Spieler erhält 1 Gunst, und das Auftragslimit ist 5; das Boot legt nach dem ersten Vertrag der Stufe III ab.
    .title = Vierte Anlegestelle
rule-R6 = Jeder Spieler erhält eine Ware mit Wert 1, 2 oder 3, je nachdem, ob er keine, eine oder mehr Baumwolle besitzt, und das Auftragslimit ist 6; das Boot legt nach dem ersten Vertrag der Stufe IV ab.
    .title = Fünfte Anlegestelle
rule-R7 = Kleider bringen 1 Rupie mehr, und das Spielende wird eingeleitet.
    .title = Sechste Anlegestelle

## Spielende

rule-E1 = Ein erfüllter Vertrag der Stufe IV, ein Marker auf der obersten Stufe einer Gildenleiste oder sechs Marker in einer Auftragsspalte.
    .title = Was das Spielende einleitet
rule-E2 = Die laufende Runde wird beendet, und jeder Spieler hat noch einen Zug.
    .title = Die letzte Runde
rule-E3 = Persönlichkeiten mit dem Symbol für das Spielende zahlen ihre Rupien.
    .title = Persönlichkeiten am Ende
rule-E4 = Der Erste jeder Leiste erhält 2 Rupien für jeden eigenen Marker in den Aufträgen der Gilde, wer auf dem zweiten Rang steht, erhält je 1.
    .title = Erster und Zweiter einer Gilde
rule-E5 = Alle Spieler, die sich den ersten Rang teilen, erhalten 1 Rupie für jeden eigenen Auftrag, und der zweite Rang erhält nichts.
    .title = Gleichstand auf dem ersten Rang
rule-E6 = Ein Meditationsstein auf dem letzten Feld ist 5 Rupien wert.
    .title = Letztes Feld der Meditation
rule-E7 = Jedes vom eigenen Hof entfernte Abdeckplättchen ist 1 Rupie wert.
    .title = Entfernte Abdeckplättchen
rule-E8 = Eine, zwei und drei Waren bei Akbar sind 1, 3 und 5 Rupien wert, jede weitere 3 mehr.
    .title = Waren bei Akbar
rule-E9 = Wer die meisten Rupien hat, gewinnt; bei Gleichstand entscheidet der Wert der übrigen Waren, wobei jede Gunst 1 zählt; danach wird der Sieg geteilt.
    .title = Der Sieg

## Die Persönlichkeiten im Einzelnen

rule-D1 = Der Schiffer darf mit mehreren Waren im Gesamtwert von höchstens 4 bezahlt werden; 1 Rupie für jedes gelieferte Tuch.
    .title = Portugiesischer Händler
rule-D2 = Einmalig darf der Meditationsstein kostenlos ein Feld weiterrücken; 1 Rupie für jedes gelieferte Curry.
    .title = Sufi
rule-D3 = Beim Bauen ohne den Baumeister: 1 zusätzlicher Bauwert und 1 Rupie.
    .title = Takshaka
rule-D4 = Die Produktion von Sandstein oder Holz bringt eine Ware mehr.
    .title = Mahout
rule-D5 = Die Produktion von Kurkuma oder Baumwolle bringt eine Ware mehr.
    .title = Khatib
rule-D6 = Einmal pro Zug darf eine Ware mit Wert 1, 2 oder 3 ohne Lieferung auf die Karte gelegt werden; der dritte Marker bringt 5 Rupien, und alle drei kehren in den Vorrat zurück.
    .title = Französischer Händler
rule-D7 = Nach jeder Produktion dürfen genau zwei der produzierten Waren zu einer Ware derselben Farbe werden, die höchstens 2 wert ist; 1 Rupie für jede gelieferte Ware „Farbe“.
    .title = Färberin
rule-D8 = Bis zu zwei eigene Arbeiter, die stehend verdrängt werden, dürfen auf der Karte warten; in der Meditationsphase darf jeder von ihnen für Punkte in den Vorrat zurückkehren, als würde er hingelegt; 1 Rupie für jedes gelieferte Öl.
    .title = Koch
rule-D9 = Ein Punkt mehr in einer Meditationsphase, die mindestens einen bringt.
    .title = Muezzin
rule-D10 = Nutzt ein Mitspieler den Schiffer, darfst du danach eine Ware an eine Persönlichkeit liefern, und er erhält 1 Gunst; der eigene Schiffer hat eine kostenlose Lieferung mehr.
    .title = Jagirdar
rule-D11 = Einmal pro Zug richtet eine Baumwolle einen liegenden Arbeiter auf.
    .title = Kalif
rule-D12 = Der Tagelöhner kostet 1 Rupie; 1 Rupie für jedes gelieferte Papier.
    .title = Kalligraph
rule-D13 = Einmal in jedem eigenen Zug gibst du bei einer Gunstaktion 1 Gunst weniger ab, nie aber 0, und die ganze Gunst musst du trotzdem besitzen; 1 Rupie für jeden gelieferten Ziegel.
    .title = Mullah
rule-D14 = Einmal pro Zug wird eine Ware gegen eine andere mit gleichem Wert getauscht.
    .title = Englischer Händler
rule-D15 = Einmalig ein beliebiges offenes Gunstplättchen oder eines, das du aus dem Stapel heraussuchst, der danach gemischt wird; einmal pro Zug bekommst du für 1 oder 3 Punkte 1 beziehungsweise 2 Gunst.
    .title = Mosaikleger
rule-D16 = Einmalig darfst du auf der Baustelle, die der linken oberen Ecke am nächsten ist, nach den Bauregeln und mit einem Arbeiter dafür kostenlos bauen; 2 Rupien für jede gelieferte Statue.
    .title = Mudschtahida
rule-D17 = Am Ende 1, 3 oder 6 Rupien, wenn du Aufträge von einer, zwei oder drei Gilden erfüllt hast; 2 Rupien für jedes gelieferte Kleid.
    .title = Niederländischer Händler
rule-D18 = Einmalig dürfen bis zu drei liegende Arbeiter aufgerichtet werden, und ein Einflussmarker nach Wahl darf eine Stufe aufsteigen; 2 Rupien für jedes gelieferte Gemälde.
    .title = Malerin
rule-D19 = Am Ende 1 Rupie für jeden eigenen Auftrag; 2 Rupien für jedes gelieferte Buch.
    .title = Subadar
rule-D20 = Einmalig kommt eine beliebige eigene Ware in eine freie Schale Akbars, deren Ware den gleichen Wert hat; am Ende 1 Rupie für jede eigene Ware bei Akbar.
    .title = Sadr us-Sudur
rule-D21 = Einmalig 3 Gunst; am Ende 3 Rupien für jedes Set aus allen drei Gildensymbolen auf eigenen Aufträgen und Verträgen.
    .title = Großmufti
rule-D22 = Einmalig 3 Gunst; am Ende 1 Rupie für jeden eigenen Vertrag und Auftrag der Gelehrtengilde, diesen Vertrag eingeschlossen.
    .title = Großer Imam
rule-D23 = Einmalig 3 Gunst; am Ende 1 Rupie für jeden eigenen Vertrag und Auftrag der Künstlergilde, diesen Vertrag eingeschlossen.
    .title = Hofkünstler
rule-D24 = Einmalig 3 Gunst; am Ende 1 Rupie für jeden eigenen Vertrag und Auftrag der Kaufmannsgilde, diesen Vertrag eingeschlossen.
    .title = Dewan
rule-D25 = Einen Bonus für das Liefern einer Ware gibt es für eine Ware, die an eine Persönlichkeit, für einen Auftrag, an Akbar oder an den französischen Händler gegeben wird.
    .title = Was als Liefern zählt
rule-D26 = Eine Fähigkeit dieser Art wirkt einmal in jedem eigenen Zug; zur Erinnerung wird die Karte gedreht.
    .title = Einmal pro Zug

## Baubonusplättchen

rule-U1 = Jedes Plättchen gehört zu einer Stufe und bringt Rupien, die meisten dazu eine Stufe Einfluss, eine Gunst oder das Entfernen eines Abdeckplättchens.
    .title = Ein Plättchen für ein Gebäude
rule-U2 = 1 Stufe in der Künstlergilde und 3 Rupien; 1 Abdeckplättchen entfernen und 2 Rupien; 1 Stufe in der Kaufmannsgilde und 3 Rupien; 1 Gunst und 3 Rupien.
    .title = Baubonusplättchen der Stufe 2
rule-U3 = 1 Stufe in der Künstlergilde und 4 Rupien; 1 Gunst und 4 Rupien; 1 Stufe in der Gelehrtengilde und 4 Rupien; nur 5 Rupien.
    .title = Baubonusplättchen der Stufe 3
rule-U4 = 1 Stufe in der Gelehrtengilde und 5 Rupien; 1 Gunst und 5 Rupien; 1 Stufe in der Kaufmannsgilde und 5 Rupien; nur 6 Rupien.
    .title = Baubonusplättchen der Stufe 4

## Gunstplättchen

rule-Q1 = 2 Gunst abgeben: einen liegenden Arbeiter auf dem Spielplan aufrichten.
    .title = Gunstplättchen: aufrichten
rule-Q2 = 2 Gunst abgeben: zusammen mit einer anderen Verarbeitung noch eine Ware verarbeiten, sei es bei Meditation, Gunst, einem Gebäude oder beim Anschließen.
    .title = Gunstplättchen: zusätzlich verarbeiten
rule-Q3 = 2 Gunst besitzen und 1 abgeben: ein Punkt mehr, nur in der Meditationsphase.
    .title = Gunstplättchen: Meditationspunkt
rule-Q4 = 3 Gunst besitzen und 2 abgeben: eine Ware für ihren Wert verkaufen.
    .title = Gunstplättchen: verkaufen
rule-Q5 = 3 Gunst besitzen und 2 abgeben: ein Abdeckplättchen entfernen und behalten.
    .title = Gunstplättchen: Abdeckplättchen entfernen
rule-Q6 = 4 Gunst besitzen und 2 abgeben: eine Ware an eine Persönlichkeit liefern, mit den üblichen Rupien und dem üblichen Einfluss.
    .title = Gunstplättchen: liefern
rule-Q7 = 4 Gunst besitzen und 2 abgeben: eine zusätzliche Auftragsphase.
    .title = Gunstplättchen: Auftragsphase
rule-Q8 = 2 Gunst besitzen und 1 abgeben: zwei Bewegungen eines Bauern oder je eine Bewegung von zwei Bauern.
    .title = Gunstplättchen: Bauern
rule-Q9 = 3 Gunst besitzen und 2 abgeben: ein beliebiges Preisplättchen versetzen wie beim Händler.
    .title = Gunstplättchen: Preisplättchen
rule-Q10 = 2 Gunst abgeben: eine Ware gegen eine andere mit gleichem Wert tauschen.
    .title = Gunstplättchen: tauschen
rule-Q11 = 4 Gunst besitzen und 3 abgeben: eine beliebige Ware mit Wert 2 erhalten.
    .title = Gunstplättchen: Ware mit Wert 2
rule-Q12 = 4 Gunst abgeben: den Meditationsstein kostenlos ein Feld weiterrücken.
    .title = Gunstplättchen: Meditationsstein
rule-Q13 = 3 Gunst besitzen und 2 abgeben: eine Ware mit Wert 1 zu einer mit Wert 2 verarbeiten.
    .title = Gunstplättchen: Wert 1 zu Wert 2 verarbeiten
rule-Q14 = 3 Gunst abgeben: den Tagelöhner kostenlos nutzen, nur in der Aktionsphase.
    .title = Gunstplättchen: kostenloser Tagelöhner
