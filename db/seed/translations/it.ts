import type { CatalogueTranslation } from "./translation";

export const it: CatalogueTranslation = {
  categories: {
    dormitoare: {
      name: "Camera da letto",
      description:
        "Letti, armadi e comodini per una camera tranquilla, in vero legno e con cassetti che si chiudono senza rumore.",
    },
    bucatarii: {
      name: "Cucina",
      description:
        "Cucine lineari, isole, dispense e tavoli, pensati per cucinare ogni giorno e misurati a casa tua.",
    },
    living: {
      name: "Soggiorno",
      description:
        "Mobili TV, librerie, vetrine e tavolini che mettono ordine nella stanza dove si ritrova tutta la famiglia.",
    },
    birouri: {
      name: "Ufficio",
      description:
        "Scrivanie, scaffali e cassettiere per lavorare da casa o per l’azienda, con il posto giusto per cavi e documenti.",
    },
    bai: {
      name: "Bagno",
      description: "Mobili sospesi, specchi e colonne, protetti dall’umidità su tutti i bordi.",
    },
  },
  products: {
    "dormitoare-1": {
      name: "Letto matrimoniale Nora in rovere massello",
      description:
        "Nora è il letto che costruiamo più spesso: una struttura semplice in rovere massello e una testata con sei canali imbottiti a cui appoggiarsi per leggere. Il legno è oliato, non verniciato, quindi un graffio si ripara a casa in pochi minuti. Arriva smontato e si assembla con otto viti.",
      specification: {
        material: "Rovere massello oliato, testata rivestita in tessuto effetto lino",
        dimensions: "180 × 215 × 115 cm, per materasso da 160 × 200 cm",
        color: "Rovere naturale, testata grigio-beige",
        features: [
          "Struttura in rovere massello da 32 mm",
          "Testata con sei canali imbottiti, rivestimento facile da pulire",
          "Rete a doghe di faggio inclusa",
          "13 cm di spazio sotto la struttura, quanto basta al robot aspirapolvere",
          "Giunzioni con viti in acciaio, montaggio in 30 minuti",
        ],
      },
      alts: {
        "dormitoare-1.webp":
          "Letto in rovere massello con testata imbottita beige, lenzuola bianche e plaid verde, tra due comodini con le lampade accese",
      },
    },
    "dormitoare-2": {
      name: "Armadio a muro Casian con nicchia in rovere",
      description:
        "Un armadio grande quanto la parete, con quattro ante alte e una nicchia a giorno per i vestiti del giorno dopo. I frontali in MDF laccato opaco vanno dallo zoccolo al soffitto, mentre la nicchia è rivestita in rovere e illuminata con luce calda. Dietro le ante laterali l’interno si organizza come preferisci: asta appendiabiti, ripiani o cesti.",
      specification: {
        material: "MDF laccato opaco, nicchia in truciolare impiallacciato rovere",
        dimensions: "310 × 64 × 252 cm",
        color: "Verde oliva opaco, rovere naturale",
        features: [
          "Quattro ante con cerniere ammortizzate, regolabili in tre direzioni",
          "Maniglie a barra da 110 cm, bronzo spazzolato",
          "Nicchia con asta appendiabiti e due cassetti",
          "Striscia LED a luce calda, 3000 K, con sensore di movimento",
          "Zoccolo e fascia a soffitto adattati sul posto",
        ],
      },
      alts: {
        "dormitoare-2.webp":
          "Armadio a parete verde oliva con quattro ante alte e una nicchia in rovere piena di abiti appesi, con una panca davanti",
        "dormitoare-2-detaliu.webp":
          "La nicchia in rovere dell’armadio: abiti appesi, una scatola e scarpe, tra due ante verde oliva con maniglie lunghe",
      },
    },
    "dormitoare-3": {
      name: "Comodino Lia con cassetto e vano a giorno",
      description:
        "Un piccolo comodino con un vano per il libro che stai leggendo e un cassetto per le cose che è meglio non vedere. Poggia su quattro gambe sottili in metallo, così la scopa ci passa sotto senza fatica. Arriva montato: basta avvitare le gambe.",
      specification: {
        material: "Truciolare melaminico, gambe in acciaio verniciato",
        dimensions: "46 × 38 × 52 cm",
        color: "Rovere, gambe nere",
        features: [
          "Cassetto con guide ammortizzate",
          "Bordo in ABS da 2 mm sui lati a vista",
          "Pomello in ottone spazzolato",
          "Gambe in metallo con piedini regolabili",
        ],
      },
      alts: {
        "dormitoare-3.webp":
          "Comodino in rovere con cassetto e vano per i libri, con una lampada accesa, accanto a un letto imbottito verde",
      },
    },
    "dormitoare-4": {
      name: "Cassettiera Ilinca a sei cassetti",
      description:
        "Sei cassetti profondi, su due colonne, per biancheria, magliette e maglioni. I frontali sono in MDF laccato, il piano e le gambe in noce, perché non sembri una cassettiera d’albergo. I cassetti si estraggono del tutto, così arrivi anche a quello che sta in fondo.",
      specification: {
        material: "MDF laccato opaco, piano e gambe in noce",
        dimensions: "140 × 46 × 84 cm",
        color: "Grigio-azzurro opaco, noce",
        features: [
          "Guide a estrazione totale ammortizzate, 30 kg per cassetto",
          "Pomelli tondi in ottone",
          "Piano in noce oliato da 22 mm",
          "Fissaggio a parete antiribaltamento incluso",
          "Divisori in faggio per i cassetti superiori",
        ],
      },
      alts: {
        "dormitoare-4.webp":
          "Cassettiera grigio-azzurra con sei cassetti, pomelli in ottone e piano in noce, con una lampada e un quadro",
        "dormitoare-4-detaliu.webp":
          "La cassettiera da vicino: piano in noce con lampada, quadro e vaso, cassetti grigio-azzurri con pomelli in ottone",
      },
    },
    "dormitoare-5": {
      name: "Toeletta Sofia con specchio tondo",
      description:
        "Un tavolino stretto in frassino massello, con due cassetti e uno specchio tondo fissato alla parete. Trova posto anche in una camera piccola: al mattino è un angolo trucco, la sera uno scrittoio. Lo sgabello si ordina a parte.",
      specification: {
        material: "Frassino massello oliato, specchio da 4 mm",
        dimensions: "110 × 45 × 76 cm, specchio da 60 cm di diametro",
        color: "Frassino chiaro, ottone",
        features: [
          "Due cassetti con fondo rivestito in feltro",
          "Gambe coniche in frassino massello",
          "Specchio tondo con cornice sottile in ottone",
          "Passacavo nel piano",
        ],
      },
      alts: {
        "dormitoare-5.webp":
          "Toeletta in frassino con due cassetti, sotto uno specchio tondo con cornice in ottone",
      },
    },
    "bucatarii-1": {
      name: "Cucina lineare Salvia 350 cm",
      description:
        "Una cucina su un’unica parete, con tutto quello che serve: lavello, piano cottura, forno e una base larga a tre cassetti per le pentole. Sotto, frontali opachi verde salvia; sopra, pensili impiallacciati rovere e un vano a giorno per le stoviglie di tutti i giorni. Elettrodomestici, lavello e rubinetto si scelgono a parte.",
      specification: {
        material: "MDF laccato opaco, impiallacciatura di rovere, piano in composito di quarzo",
        dimensions: "354 × 64 × 218 cm",
        color: "Verde salvia opaco, rovere naturale, piano bianco",
        features: [
          "Cassetti a estrazione totale con chiusura ammortizzata",
          "Piano da 40 mm in composito di quarzo",
          "Maniglie a barra in ottone spazzolato",
          "Luce LED calda sotto i pensili",
          "Zoccolo nero arretrato, smontabile",
          "Base per forno da incasso da 60 cm",
        ],
      },
      alts: {
        "bucatarii-1.webp":
          "Cucina lineare con frontali verde salvia, pensili in rovere, piano bianco e piastrelle bianche posate in verticale",
      },
    },
    "bucatarii-2": {
      name: "Isola da cucina Ardeal con piano in rovere",
      description:
        "L’isola dove si impasta, si taglia e ci si ferma a chiacchierare. Il piano spesso, in listelli di rovere massello, sporge da un lato quanto basta per due sgabelli. Verso il piano cottura ci sono i cassetti e un ripiano a giorno per le pentole pesanti.",
      specification: {
        material: "Piano in rovere massello, struttura in MDF laccato",
        dimensions: "160 × 90 × 92 cm",
        color: "Blu scuro opaco, rovere naturale",
        features: [
          "Piano in rovere massello da 40 mm, trattato con olio alimentare",
          "Tre cassetti ammortizzati, quello in basso per le pentole",
          "Sporgenza di 30 cm per due sgabelli",
          "Ripiani a giorno sul lato corto",
          "Barra portastrofinacci in ottone",
        ],
      },
      alts: {
        "bucatarii-2.webp":
          "Isola da cucina blu scuro con piano in rovere, tre cassetti e ripiani a giorno, sotto due lampade a sospensione",
      },
    },
    "bucatarii-3": {
      name: "Colonna dispensa Bruma con ante piene",
      description:
        "Un mobile alto a due ante in cui stanno tutti i barattoli, la farina e perfino l’aspirapolvere. I ripiani si spostano di cinque in cinque centimetri e in basso ci sono due cesti che scorrono su guide. Si mette in fondo alla cucina oppure da sola, accanto al frigorifero.",
      specification: {
        material: "Truciolare melaminico da 18 mm",
        dimensions: "90 × 58 × 212 cm",
        color: "Rovere chiaro, interno bianco",
        features: [
          "Bordo in ABS da 2 mm su tutti i lati",
          "Quattro ripiani regolabili, 25 kg ciascuno",
          "Cerniere ammortizzate con apertura a 155°",
          "Maniglie verticali in metallo nero",
          "Piedini regolabili nascosti dallo zoccolo",
        ],
      },
      alts: {
        "bucatarii-3.webp":
          "Colonna dispensa in rovere chiaro, con l’anta destra aperta su ripiani di barattoli e cesti",
        "bucatarii-3-detaliu.webp":
          "L’interno della dispensa: ripiani bianchi con barattoli, piatti e cesti, accanto all’anta in rovere chiaro",
      },
    },
    "bucatarii-4": {
      name: "Credenza con vetrina Clara in vetro trasparente",
      description:
        "Una credenza come quella della nonna, con le linee di oggi: sotto, due ante a telaio e due cassetti; sopra, una vetrina per le tazze buone. Anche i ripiani della vetrina sono in vetro, così la luce calda dall’alto arriva fino in basso. Si consegna in due corpi che si fissano tra loro.",
      specification: {
        material: "Vetro temperato da 4 mm, MDF laccato, rovere",
        dimensions: "100 × 42 × 205 cm",
        color: "Crema opaco, rovere naturale",
        features: [
          "Ante in vetro temperato con telaio da 6 cm",
          "Tre ripiani in vetro da 6 mm",
          "Faretto LED a luce calda, con interruttore sul cavo",
          "Pomelli in ottone",
          "Piano intermedio in rovere oliato",
        ],
      },
      alts: {
        "bucatarii-4.webp":
          "Credenza crema con ante in vetro illuminate, piano in rovere e cassetti con pomelli in ottone",
        "bucatarii-4-detaliu.webp":
          "La parte alta della vetrina crema: ante in vetro, ripiani illuminati con stoviglie e un piano in rovere sopra i cassetti",
      },
    },
    "bucatarii-5": {
      name: "Tavolo da cucina Toma in frassino massello",
      description:
        "Un tavolo per sei in frassino massello, con bordi arrotondati su cui i bambini non si fanno male. Le gambe stanno proprio agli angoli, così nessuno si ritrova con il ginocchio contro il legno. Il piano si pulisce con acqua e si ravviva con l’olio una volta all’anno.",
      specification: {
        material: "Frassino massello oliato",
        dimensions: "180 × 90 × 75 cm",
        color: "Frassino chiaro",
        features: [
          "Piano da 30 mm in listelli interi",
          "Gambe coniche, smontabili",
          "Bordi arrotondati con raggio di 8 mm",
          "Olio con cera, senza solventi",
        ],
      },
      alts: {
        "bucatarii-5.webp":
          "Tavolo in frassino apparecchiato per il pranzo, con sedie dello stesso legno, sotto una lampada a sospensione verde",
      },
    },
    "living-1": {
      name: "Mobile TV Arin con ante a listelli",
      description:
        "Un mobile lungo e basso, impiallacciato noce, con due ante a listelli verticali. Al centro resta un vano aperto per l’amplificatore e i dischi, mentre i cavi escono da dietro, senza farsi vedere. La base in metallo arretrata lo fa sembrare più leggero di quanto sia.",
      specification: {
        material: "MDF impiallacciato noce, base in acciaio verniciato",
        dimensions: "220 × 42 × 51 cm",
        color: "Noce, base nera",
        features: [
          "Due ante con listelli in noce massello",
          "Due vani a giorno, uno con ripiano regolabile",
          "Fori passacavi nello schienale",
          "Base in tubo quadro d’acciaio da 22 mm",
          "Piano da 22 mm con venatura continua da un capo all’altro",
        ],
      },
      alts: {
        "living-1.webp":
          "Mobile TV in noce con ante a listelli, con giradischi e dischi, accanto a una libreria piena",
        "living-1-detaliu.webp":
          "Il mobile TV da vicino: anta a listelli in noce, vani con amplificatore e dischi, giradischi e lampada",
      },
    },
    "living-2": {
      name: "Libreria Matei a scomparti",
      description:
        "Sei file di ripiani con divisori disposti in modo irregolare, perché non sembri un archivio. I ripiani reggono grandi libri d’arte senza incurvarsi, perché sono corti e spessi. Due librerie affiancate sembrano un pezzo unico.",
      specification: {
        material: "Truciolare melaminico da 22 mm",
        dimensions: "98 × 32 × 212 cm",
        color: "Noce",
        features: [
          "Ripiani da 22 mm, 30 kg per scomparto",
          "Bordo in ABS da 2 mm nella stessa tonalità",
          "Schienale inserito in scanalatura",
          "Fissaggio a parete incluso",
        ],
      },
      alts: {
        "living-2.webp":
          "Libreria alta in noce a scomparti irregolari, accanto a una poltrona verde e a una lampada da terra",
      },
    },
    "living-3": {
      name: "Tavolino Luna con piano in vetro",
      description:
        "Un piano rotondo in vetro fumé, appoggiato su tre gambe in rovere che si incontrano al centro. Attraverso il vetro si vede l’incastro a tenone e mortasa, senza viti. È abbastanza piccolo per un appartamento e abbastanza pesante da non scivolare sul tappeto.",
      specification: {
        material: "Vetro temperato fumé da 10 mm, rovere massello",
        dimensions: "90 × 90 × 40 cm",
        color: "Vetro fumé, rovere naturale",
        features: [
          "Vetro temperato con bordo levigato",
          "Tre gambe in rovere massello",
          "Incastro a tenone e mortasa, senza metallo a vista",
          "Dischetti trasparenti che tengono fermo il piano",
        ],
      },
      alts: {
        "living-3.webp":
          "Tavolino rotondo con piano in vetro fumé su tre gambe in rovere, su un tappeto chiaro",
      },
    },
    "living-4": {
      name: "Vetrina Aurora con ripiani illuminati",
      description:
        "Una vetrina alta e stretta, con due ante in vetro a tutta altezza, per ceramiche, bicchieri o una collezione di famiglia. La cornice sottile è nera, l’interno è in caldo noce, illuminato dall’alto. Le ante si chiudono con un magnete e si possono chiudere a chiave.",
      specification: {
        material: "Vetro temperato, acciaio verniciato, MDF impiallacciato noce",
        dimensions: "80 × 40 × 190 cm",
        color: "Nero opaco, interno noce",
        features: [
          "Due ante in vetro temperato da 5 mm",
          "Quattro ripiani in vetro da 8 mm",
          "Striscia LED a luce calda, dimmerabile",
          "Serratura con chiave",
          "Piedini regolabili per i vecchi pavimenti",
        ],
      },
      alts: {
        "living-4.webp":
          "Vetrina nera con ante in vetro e interno in noce illuminato, con vasi in ceramica sui ripiani",
        "living-4-detaliu.webp":
          "I ripiani in vetro della vetrina con ceramiche e tazze, davanti allo schienale in noce illuminato",
      },
    },
    "living-5": {
      name: "Credenza Damian in rovere massello",
      description:
        "Una credenza larga in rovere massello, con angoli arrotondati e ante dalla venatura continua da un capo all’altro. I cassetti centrali accolgono posate e tovaglie, mentre dietro le ante ci sono ripiani per i piatti da portata. La realizziamo da un’unica partita di legno, scelto pezzo per pezzo.",
      specification: {
        material: "Rovere massello oliato",
        dimensions: "170 × 45 × 78 cm",
        color: "Rovere naturale",
        features: [
          "Frontali ricavati dalla stessa tavola",
          "Tre cassetti ammortizzati",
          "Maniglie fresate nel legno",
          "Gambe tonde avvitate",
          "Schienale rifinito: può stare anche al centro della stanza",
        ],
      },
      alts: {
        "living-5.webp":
          "Credenza in rovere massello con angoli arrotondati, due ante e tre cassetti, sotto un quadro astratto",
      },
    },
    "birouri-1": {
      name: "Scrivania Victor in noce con tre cassetti",
      description:
        "Una scrivania vera, larga abbastanza per due schermi, con piano in noce massello e un corpo a tre cassetti sulla destra. A sinistra poggia su un telaio sottile in acciaio, che lascia spazio alle gambe. Il cassetto in basso accoglie cartelle sospese A4.",
      specification: {
        material: "Noce massello oliato, telaio in acciaio verniciato",
        dimensions: "160 × 75 × 75 cm",
        color: "Noce, telaio nero",
        features: [
          "Piano in noce massello da 28 mm",
          "Tre cassetti con guide ammortizzate",
          "Maniglie a barra in ottone",
          "Telaio in tubo quadro d’acciaio da 30 mm",
          "Canalina per i cavi sotto il piano",
        ],
      },
      alts: {
        "birouri-1.webp":
          "Scrivania in noce con tre cassetti e telaio nero, con computer portatile e lampada, accanto a una sedia in legno",
      },
    },
    "birouri-2": {
      name: "Scrivania compatta Ana per l’angolo studio",
      description:
        "Una piccola scrivania per il portatile, i compiti e le bollette, che sta sotto la finestra o ai piedi del letto. Ha un cassetto largo e basso, quanto basta per quaderni e caricabatterie. Le gambe si avvitano a mano, senza attrezzi.",
      specification: {
        material: "Truciolare melaminico, gambe in faggio",
        dimensions: "110 × 55 × 75 cm",
        color: "Bianco opaco, gambe naturali",
        features: [
          "Piano da 25 mm con bordo in ABS da 2 mm",
          "Cassetto largo con apertura a pressione",
          "Gambe coniche in faggio massello",
          "Superficie opaca anti-impronta",
        ],
      },
      alts: {
        "birouri-2.webp":
          "Scrivania bianca con gambe in faggio, con computer portatile e lampada gialla, sotto una bacheca di sughero",
      },
    },
    "birouri-3": {
      name: "Cassettiera su ruote Radu con serratura",
      description:
        "Una cassettiera a tre cassetti che sta sotto la scrivania ed esce quando ti serve. Una sola chiave chiude tutti i cassetti e quello in basso contiene le cartelle sospese. Le ruote anteriori hanno il freno.",
      specification: {
        material: "Truciolare melaminico da 18 mm",
        dimensions: "42 × 55 × 60 cm",
        color: "Grigio moderno, frontali rovere",
        features: [
          "Serratura centralizzata con due chiavi",
          "Guide a sfere, estrazione totale per il cassetto delle cartelle",
          "Ruote gommate, due con freno",
          "Bordo in ABS da 2 mm",
          "Portata massima sul piano superiore: 80 kg",
        ],
      },
      alts: {
        "birouri-3.webp":
          "Cassettiera grigia con tre frontali in rovere, su ruote, accanto a una scrivania con telaio nero",
        "birouri-3-detaliu.webp":
          "La cassettiera da vicino: tre frontali in rovere con maniglie nere, la serratura e le ruote",
      },
    },
    "birouri-4": {
      name: "Scaffale modulare Tudor in rovere e acciaio",
      description:
        "Cinque ripiani in rovere massello, fissati a un telaio nero in acciaio. È bello da ogni lato, quindi può separare la zona studio dal resto della stanza. I moduli si collegano tra loro e crescono insieme all’archivio.",
      specification: {
        material: "Rovere massello oliato, acciaio verniciato a polvere",
        dimensions: "120 × 36 × 190 cm",
        color: "Rovere naturale, nero opaco",
        features: [
          "Cinque ripiani in rovere massello da 26 mm",
          "Telaio in tubo quadro da 25 mm",
          "40 kg per ripiano",
          "Piedini regolabili e fissaggio a parete",
        ],
      },
      alts: {
        "birouri-4.webp":
          "Scaffale in rovere con telaio nero in acciaio, con raccoglitori, libri e scatole, accanto a una poltrona",
        "birouri-4-detaliu.webp":
          "I ripiani in rovere nella struttura nera in acciaio, con libri, scatole e un cesto",
      },
    },
    "birouri-5": {
      name: "Tavolo da riunione Consul con piano in vetro",
      description:
        "Un tavolo per otto persone, con piano in vetro temperato, leggermente verde sul bordo, e due gambe larghe in noce. I cavi scendono dentro le gambe, invisibili, fino alle prese sotto la traversa. Lo costruiamo su ordinazione in tre-quattro settimane.",
      specification: {
        material: "Vetro temperato da 12 mm, MDF impiallacciato noce",
        dimensions: "240 × 110 × 75 cm",
        color: "Vetro trasparente, noce",
        features: [
          "Piano in vetro temperato con angoli arrotondati",
          "Due gambe impiallacciate noce con passaggio per i cavi",
          "Traversa in acciaio verniciato nero",
          "Prese e porte USB fissate sotto la traversa",
          "Otto posti a sedere",
        ],
      },
      alts: {
        "birouri-5.webp":
          "Tavolo da riunione con piano in vetro su due gambe in noce, con sei sedie e lampade nere",
      },
    },
    "bai-1": {
      name: "Mobile lavabo sospeso Delia",
      description:
        "Un mobile sospeso con due cassetti larghi e un vano per gli asciugamani, sotto un piano di colore chiaro. L’impiallacciatura di rovere è verniciata su ogni lato, anche nei fori per gli scarichi, perché l’umidità non entri. Il lavabo tondo e il rubinetto si possono ordinare insieme al mobile.",
      specification: {
        material: "MDF idrofugo impiallacciato rovere, piano in composito",
        dimensions: "132 × 53 × 50 cm",
        color: "Rovere naturale, piano bianco",
        features: [
          "Due cassetti ammortizzati con sagoma per il sifone",
          "Vano a giorno con ripiano",
          "Maniglie a barra in ottone spazzolato",
          "Fissaggio nascosto su barra d’acciaio, 120 kg",
          "Piano con alzatina da 7 cm verso la parete",
        ],
      },
      alts: {
        "bai-1.webp":
          "Mobile bagno sospeso in rovere, con lavabo tondo bianco, vano per gli asciugamani e piastrelle verde-azzurre",
      },
    },
    "bai-2": {
      name: "Specchio ovale Selena con luce calda",
      description:
        "Uno specchio allungato, con cornice sottile in ottone e una luce calda che si diffonde da dietro sulla parete. Di notte non abbaglia e al mattino non lascia ombre sul viso. La pellicola antiappannamento mantiene nitido il centro dopo la doccia.",
      specification: {
        material: "Specchio da 5 mm, cornice in ottone spazzolato",
        dimensions: "58 × 3 × 90 cm",
        color: "Ottone spazzolato",
        features: [
          "Striscia LED da 3000 K, IP44",
          "Pellicola antiappannamento",
          "Bordo levigato, argentatura senza rame",
          "Supporto con regolazione orizzontale",
        ],
      },
      alts: {
        "bai-2.webp":
          "Specchio ovale con cornice in ottone e luce calda sul retro, sopra un lavabo bianco",
      },
    },
    "bai-3": {
      name: "Colonna bagno Ema",
      description:
        "Un mobile stretto che sale lungo la parete e lascia libero il pavimento. In alto e in basso ha le ante, al centro un vano a giorno per quello che usi ogni giorno. I ripiani interni sono in vetro e si puliscono facilmente.",
      specification: {
        material: "Truciolare melaminico idrofugo",
        dimensions: "40 × 32 × 165 cm",
        color: "Bianco opaco, vano in rovere",
        features: [
          "Bordo incollato con adesivo poliuretanico, resistente al vapore",
          "Ante reversibili con cerniere ammortizzate",
          "Tre ripiani in vetro da 6 mm",
          "Montaggio sospeso, senza gambe",
        ],
      },
      alts: {
        "bai-3.webp":
          "Colonna bagno bianca con vano in rovere, tra una scala con asciugamani e un lavabo",
      },
    },
    "bai-4": {
      name: "Mobile bagno Toscana con due lavabi",
      description:
        "Per le famiglie in cui escono tutti alle otto: due lavabi, quattro ante a telaio e i cassetti al centro. I frontali sono laccati verde scuro e il piano in pietra è un pezzo unico. Poggia su gambe, quindi si può montare anche su pareti sottili.",
      specification: {
        material: "MDF idrofugo laccato, piano in composito di quarzo",
        dimensions: "160 × 52 × 86 cm",
        color: "Verde scuro opaco, piano crema",
        features: [
          "Frontali a telaio con bugna, laccati in sei mani",
          "Tre cassetti ammortizzati al centro",
          "Pomelli in ottone",
          "Piano in un pezzo unico, con alzatina da 8 cm",
          "Gambe regolabili, protette dall’acqua",
        ],
      },
      alts: {
        "bai-4.webp":
          "Mobile bagno verde scuro con due lavabi, piano crema e due specchi con cornice in ottone",
        "bai-4-detaliu.webp":
          "I due lavabi bianchi con rubinetti in ottone sul piano crema, sopra le ante verdi a telaio",
      },
    },
    "bai-5": {
      name: "Panca da bagno Flora in rovere massello",
      description:
        "Una piccola panca per gli asciugamani, i vestiti o un minuto di pace dopo il bagno. La seduta a doghe lascia scorrere via l’acqua e sotto c’è un ripiano per un cesto. Il rovere è oliato tre volte e invecchia bene.",
      specification: {
        material: "Rovere massello oliato",
        dimensions: "80 × 34 × 45 cm",
        color: "Rovere naturale",
        features: [
          "Seduta a doghe distanziate, per far defluire l’acqua",
          "Ripiano inferiore a doghe",
          "Incastri a tenone e mortasa, incollati con adesivo resistente all’acqua",
          "Piedini in gomma che non scivolano sulle piastrelle",
        ],
      },
      alts: {
        "bai-5.webp":
          "Panca a doghe di rovere con asciugamani, accanto a una vasca da bagno bianca",
        "bai-5-detaliu.webp":
          "La panca da vicino: asciugamani piegati sulla seduta a doghe, asciugamani arrotolati e un cesto sul ripiano in basso",
      },
    },
  },
  gallery: {
    "galerie-1.webp":
      "Camera da letto all’imbrunire, con letto basso in noce davanti a una parete di listelli verticali, comodini sospesi e due lampade accese",
    "galerie-2.webp":
      "Cucina con frontali in noce, piano e paraschizzi in pietra bianca, forno in colonna e un tavolo rotondo sotto una lampada nera",
    "galerie-3.webp":
      "Soggiorno con parete color terracotta, mobile basso in frassino sotto una lunga mensola di libri e una poltrona crema",
    "galerie-4.webp":
      "Studio per due, con un lungo piano in rovere su cassettiere grigio-verdi e mensole di libri in alto",
    "galerie-5.webp":
      "Mobile bagno in noce con ante cannettate, su gambe nere, con lavabo bianco rettangolare e specchio tondo con cornice nera",
    "galerie-6.webp":
      "Camera luminosa con letto imbottito grigio-azzurro, testata alta, comodini in frassino e un grande quadro sopra il letto",
    "galerie-7.webp":
      "Cucina con frontali rosso mattone, piano in faggio e due mensole a giorno con stoviglie, su una parete di piastrelle bianche",
    "galerie-8.webp":
      "Soggiorno con una parete attrezzata verde scuro, nicchie in rovere illuminate e il posto per il televisore al centro",
    "galerie-9.webp":
      "Scrivania in noce al centro della stanza, davanti a una parete di armadi crema con una nicchia in noce illuminata",
    "galerie-10.webp":
      "Bagno con piastrelle verde scuro fino al soffitto, piano in rovere con lavabo tondo e specchio ovale tra due applique accese",
    "galerie-11.webp":
      "Zona pranzo con tavolo ovale in rovere e cinque sedie sotto una lampada a sospensione, davanti a una lunga credenza e a una parete grigio-azzurra",
    "galerie-12.webp":
      "Ingresso con panca a cassetti e appendiabiti a listelli di rovere, un armadio stretto color sabbia e uno specchio alto",
  },
};
