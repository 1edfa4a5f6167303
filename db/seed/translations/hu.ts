import type { CatalogueTranslation } from "./translation";

export const hu: CatalogueTranslation = {
  categories: {
    dormitoare: {
      name: "Hálószoba",
      description:
        "Ágyak, szekrények és éjjeliszekrények a nyugodt szobához, valódi fából, zajtalanul záródó fiókokkal.",
    },
    bucatarii: {
      name: "Konyha",
      description:
        "Egysoros konyhák, konyhaszigetek, kamraszekrények és asztalok a mindennapi főzéshez, az Ön otthonában felmérve.",
    },
    living: {
      name: "Nappali",
      description:
        "TV-szekrények, könyvszekrények, vitrinek és dohányzóasztalok, amelyek rendet teremtenek abban a szobában, ahol az egész család összegyűlik.",
    },
    birouri: {
      name: "Dolgozószoba",
      description:
        "Íróasztalok, polcok és fiókos konténerek otthoni munkához vagy cégeknek, a kábeleknek és az iratoknak is kialakított hellyel.",
    },
    bai: {
      name: "Fürdőszoba",
      description:
        "Függesztett bútorok, tükrök és magas szekrények, minden élükön nedvesség ellen védve.",
    },
  },
  products: {
    "dormitoare-1": {
      name: "Nora franciaágy tömör tölgyből",
      description:
        "A Nora az az ágy, amelyet a leggyakrabban készítünk: egyszerű keret tömör tölgyből, és hat kárpitozott sávból álló fejtámla, amelynek olvasás közben neki lehet dőlni. A fát olajozzuk, nem lakkozzuk, így egy karcolás otthon is eltüntethető néhány perc alatt. Szétszerelve szállítjuk, nyolc csavarral állítható össze.",
      specification: {
        material: "Olajozott tömör tölgy, lenhatású szövettel kárpitozott fejtámla",
        dimensions: "180 × 215 × 115 cm, 160 × 200 cm-es matrachoz",
        color: "Natúr tölgy, szürkésbézs fejtámla",
        features: [
          "32 mm-es keret tömör tölgyből",
          "Hat kárpitozott sávból álló fejtámla, tisztítható huzattal",
          "Bükkfa ágyrács mellékelve",
          "13 cm szabad magasság a keret alatt, robotporszívóhoz is elég",
          "Acélcsavaros kötések, 30 perces összeszerelés",
        ],
      },
      alts: {
        "dormitoare-1.webp":
          "Tömör tölgy ágy bézs kárpitozott fejtámlával, fehér ágyneművel és zöld takaróval, két éjjeliszekrény és égő lámpák között",
      },
    },
    "dormitoare-2": {
      name: "Casian gardróbszekrény tölgy fülkével",
      description:
        "Egész falat betöltő szekrény négy magas ajtóval és egy nyitott fülkével a másnapi ruháknak. A matt festett MDF-frontok a lábazattól a mennyezetig érnek, a fülke pedig tölgyborítást és meleg fényű világítást kapott. Az oldalsó ajtók mögötti tér tetszés szerint osztható fel: ruharúddal, polcokkal vagy kosarakkal.",
      specification: {
        material: "Matt festett MDF, a fülke tölgyfurnéros forgácslapból",
        dimensions: "310 × 64 × 252 cm",
        color: "Matt olívazöld, natúr tölgy",
        features: [
          "Négy ajtó csillapított, három irányban állítható pántokkal",
          "110 cm-es rúdfogantyúk szálcsiszolt bronzból",
          "Fülke ruharúddal és két fiókkal",
          "Meleg fényű, 3000 K-es LED-szalag mozgásérzékelővel",
          "Helyszínen illesztett lábazat és mennyezeti takaróelem",
        ],
      },
      alts: {
        "dormitoare-2.webp":
          "Olívazöld faliszekrény négy magas ajtóval és tölgy fülkével, benne vállfás ruhák, előtte kárpitozott pad",
        "dormitoare-2-detaliu.webp":
          "A szekrény tölgy fülkéje: ruhák vállfán, egy doboz és cipők két olívazöld, hosszú fogantyús ajtó között",
      },
    },
    "dormitoare-3": {
      name: "Lia éjjeliszekrény fiókkal és nyitott polccal",
      description:
        "Kis éjjeliszekrény, nyitott polcán az elkezdett könyvnek, fiókjában azoknak a holmiknak, amelyeknek nem kell szem előtt lenniük. Négy karcsú fémlábon áll, így a seprű is befér alá. Összeszerelve érkezik, csak a lábakat kell becsavarni.",
      specification: {
        material: "Laminált bútorlap, festett acéllábak",
        dimensions: "46 × 38 × 52 cm",
        color: "Tölgy, fekete lábak",
        features: [
          "Fiók csillapított sínen",
          "2 mm-es ABS élzárás a látható éleken",
          "Szálcsiszolt sárgaréz gombfogantyú",
          "Fémlábak állítható talppal",
        ],
      },
      alts: {
        "dormitoare-3.webp":
          "Tölgy éjjeliszekrény fiókkal és könyveknek való nyitott polccal, rajta égő lámpa, mellette zölddel kárpitozott ágy",
      },
    },
    "dormitoare-4": {
      name: "Ilinca hatfiókos komód",
      description:
        "Hat mély fiók két oszlopban fehérneműnek, pólóknak és pulóvereknek. A frontok festett MDF-ből készülnek, a tető és a lábak dióból, hogy ne szállodai komódra hasonlítson. A fiókok teljesen kihúzhatók, így az is elérhető, ami hátul van.",
      specification: {
        material: "Matt festett MDF, dió tetőlap és lábak",
        dimensions: "140 × 46 × 84 cm",
        color: "Matt kékesszürke, dió",
        features: [
          "Teljes kihúzású, csillapított fióksínek, fiókonként 30 kg",
          "Kerek sárgaréz gombfogantyúk",
          "22 mm-es olajozott dió tetőlap",
          "Felborulás elleni falrögzítés mellékelve",
          "Bükk rekeszelők a felső fiókokba",
        ],
      },
      alts: {
        "dormitoare-4.webp":
          "Kékesszürke komód hat fiókkal, sárgaréz gombokkal és dió tetőlappal, rajta lámpa és kép",
        "dormitoare-4-detaliu.webp":
          "A komód közelről: diófa lap lámpával, képpel és vázával, kékesszürke fiókok sárgaréz gombokkal",
      },
    },
    "dormitoare-5": {
      name: "Sofia fésülködőasztal kerek tükörrel",
      description:
        "Keskeny asztalka tömör kőrisből, két fiókkal és egy fölötte falra szerelt kerek tükörrel. Kis hálószobában is elfér: reggel sminkasztal, este íróasztal. Az ülőke külön rendelhető.",
      specification: {
        material: "Olajozott tömör kőris, 4 mm-es tükör",
        dimensions: "110 × 45 × 76 cm, a tükör átmérője 60 cm",
        color: "Világos kőris, sárgaréz",
        features: [
          "Két filccel bélelt aljú fiók",
          "Kúpos lábak tömör kőrisből",
          "Kerek tükör vékony sárgaréz kerettel",
          "Kábelátvezető az asztallapban",
        ],
      },
      alts: {
        "dormitoare-5.webp":
          "Kőris fésülködőasztal két fiókkal, fölötte sárgaréz keretes kerek tükör",
      },
    },
    "bucatarii-1": {
      name: "Salvia egysoros konyha, 350 cm",
      description:
        "Konyha egyetlen fal mentén, mindennel, ami kell: mosogató, főzőlap, sütő és egy széles, háromfiókos elem az edényeknek. Alul matt zsályazöld frontok, felül tölgyfurnéros faliszekrények és egy nyitott polcos rész a mindennapi tányéroknak. A háztartási gépek, a mosogató és a csaptelep külön választhatók.",
      specification: {
        material: "Matt festett MDF, tölgyfurnér, kvarckompozit munkalap",
        dimensions: "354 × 64 × 218 cm",
        color: "Matt zsályazöld, natúr tölgy, fehér munkalap",
        features: [
          "Teljes kihúzású, csillapított fiókok",
          "40 mm-es kvarckompozit munkalap",
          "Rúdfogantyúk szálcsiszolt sárgarézből",
          "Meleg LED-világítás a faliszekrények alatt",
          "Visszahúzott, levehető fekete lábazat",
          "Szekrény 60 cm-es beépíthető sütőhöz",
        ],
      },
      alts: {
        "bucatarii-1.webp":
          "Egysoros konyha zsályazöld frontokkal, tölgy faliszekrényekkel, fehér munkalappal és függőlegesen rakott fehér csempével",
      },
    },
    "bucatarii-2": {
      name: "Ardeal konyhasziget tölgy munkalappal",
      description:
        "A sziget, ahol dagasztanak, szeletelnek és jókat beszélgetnek. A tömör tölgy lamellákból készült vastag munkalap az egyik oldalon két bárszéknyire túlnyúlik. A főzőlap felőli oldalon fiókok vannak és egy nyitott polc a nehéz edényeknek.",
      specification: {
        material: "Tömör tölgy munkalap, festett MDF korpusz",
        dimensions: "160 × 90 × 92 cm",
        color: "Matt sötétkék, natúr tölgy",
        features: [
          "40 mm-es tömör tölgy munkalap, élelmiszerbarát olajjal kezelve",
          "Három csillapított fiók, a legalsó edényeknek",
          "30 cm-es túlnyúlás két bárszékhez",
          "Nyitott polcok a végén",
          "Sárgaréz törölközőtartó rúd",
        ],
      },
      alts: {
        "bucatarii-2.webp":
          "Sötétkék konyhasziget tölgy munkalappal, három fiókkal és nyitott polcokkal, két függőlámpa alatt",
      },
    },
    "bucatarii-3": {
      name: "Bruma magas kamraszekrény teli ajtókkal",
      description:
        "Magas, kétajtós szekrény, amelybe minden befőttesüveg, a liszt és a porszívó is belefér. A polcok öt centiméterenként áthelyezhetők, alul pedig két sínen kihúzható kosár van. A konyhasor végére állítható, vagy magában, a hűtő mellé.",
      specification: {
        material: "18 mm-es laminált bútorlap",
        dimensions: "90 × 58 × 212 cm",
        color: "Világos tölgy, fehér belső",
        features: [
          "2 mm-es ABS élzárás minden élen",
          "Négy állítható polc, egyenként 25 kg-ig",
          "Csillapított pántok, 155°-os nyitás",
          "Függőleges fogantyúk fekete fémből",
          "Állítható lábak a lábazat mögött",
        ],
      },
      alts: {
        "bucatarii-3.webp":
          "Világos tölgy magas kamraszekrény, nyitott jobb ajtaja mögött befőttesüvegek és kosarak a polcokon",
        "bucatarii-3-detaliu.webp":
          "A kamraszekrény belseje: fehér polcok befőttesüvegekkel, tányérokkal és kosarakkal a világos tölgy ajtó mellett",
      },
    },
    "bucatarii-4": {
      name: "Clara konyhai vitrines tálaló átlátszó üveggel",
      description:
        "Olyan tálaló, mint a nagymamánál, mai vonalakkal: alul két keretes ajtó és két fiók, felül üvegajtós vitrin a szép csészéknek. A vitrin polcai is üvegből vannak, így a felső meleg fény egészen lentig leér. Két, egymáshoz rögzíthető részben szállítjuk.",
      specification: {
        material: "4 mm-es edzett üveg, festett MDF, tölgy",
        dimensions: "100 × 42 × 205 cm",
        color: "Matt krém, natúr tölgy",
        features: [
          "Edzett üvegű ajtók 6 cm-es kerettel",
          "Három polc 6 mm-es üvegből",
          "Meleg fényű LED-spot, kapcsolóval a kábelen",
          "Sárgaréz gombfogantyúk",
          "Olajozott tölgylap a két rész között",
        ],
      },
      alts: {
        "bucatarii-4.webp":
          "Krémszínű tálaló megvilágított üvegajtókkal, tölgylappal és sárgaréz gombos fiókokkal",
        "bucatarii-4-detaliu.webp":
          "A krémszínű vitrin felső része: üvegajtók, megvilágított polcok edényekkel és tölgy lap a fiókok fölött",
      },
    },
    "bucatarii-5": {
      name: "Toma konyhaasztal tömör kőrisből",
      description:
        "Hatszemélyes asztal tömör kőrisből, lekerekített élekkel, hogy a gyerekek ne üssék meg magukat. A lábak egészen a sarkoknál vannak, így senkinek nem ütközik a térde a fába. A lapja vízzel tisztítható, és évente egyszer olajjal felfrissíthető.",
      specification: {
        material: "Olajozott tömör kőris",
        dimensions: "180 × 90 × 75 cm",
        color: "Világos kőris",
        features: [
          "30 mm-es asztallap végigfutó lamellákból",
          "Kúpos, leszerelhető lábak",
          "8 mm-es sugárral lekerekített élek",
          "Oldószermentes viaszos olaj",
        ],
      },
      alts: {
        "bucatarii-5.webp":
          "Ebédhez megterített kőrisasztal ugyanolyan fából készült székekkel, zöld függőlámpa alatt",
      },
    },
    "living-1": {
      name: "Arin TV-szekrény lamellás ajtókkal",
      description:
        "Hosszú, alacsony szekrény diófurnérral és két függőleges lamellákból álló ajtóval. Középen nyitott hely marad az erősítőnek és a lemezeknek, a kábelek pedig hátul, láthatatlanul futnak el. A visszahúzott fémváztól könnyebbnek látszik, mint amilyen.",
      specification: {
        material: "Diófurnéros MDF, festett acélváz",
        dimensions: "220 × 42 × 51 cm",
        color: "Dió, fekete váz",
        features: [
          "Két ajtó tömör dió lamellákkal",
          "Két nyitott rekesz, az egyikben állítható polc",
          "Kábelnyílások a hátlapon",
          "Váz 22 mm-es négyszögletes acélcsőből",
          "22 mm-es tetőlap, végigfutó erezettel",
        ],
      },
      alts: {
        "living-1.webp":
          "Dió TV-szekrény lamellás ajtókkal, lemezjátszóval és lemezekkel, egy teli könyvszekrény mellett",
        "living-1-detaliu.webp":
          "A tévészekrény közelről: lamellás dióajtó, fülkék erősítővel és lemezekkel, lemezjátszó és lámpa",
      },
    },
    "living-2": {
      name: "Matei rekeszes könyvszekrény",
      description:
        "Hat polcsor szabálytalanul elhelyezett válaszfalakkal, hogy ne irattárra emlékeztessen. A polcok a nagy művészeti albumokat is elbírják behajlás nélkül, mert rövidek és vastagok. Két ilyen könyvszekrény egymás mellett egyetlen darabnak látszik.",
      specification: {
        material: "22 mm-es laminált bútorlap",
        dimensions: "98 × 32 × 212 cm",
        color: "Dió",
        features: [
          "22 mm-es polcok, rekeszenként 30 kg",
          "2 mm-es ABS élzárás azonos árnyalatban",
          "Horonyba illesztett hátlap",
          "Falrögzítés mellékelve",
        ],
      },
      alts: {
        "living-2.webp":
          "Magas dió könyvszekrény szabálytalan rekeszekkel, zöld fotel és állólámpa mellett",
      },
    },
    "living-3": {
      name: "Luna dohányzóasztal üveglappal",
      description:
        "Kerek füstüveg lap három tölgylábon, amelyek középen találkoznak. Az üvegen át látszik a csapolás, amelyben egyetlen csavar sincs. Elég kicsi egy lakásba, és elég nehéz ahhoz, hogy ne csússzon el a szőnyegen.",
      specification: {
        material: "10 mm-es edzett füstüveg, tömör tölgy",
        dimensions: "90 × 90 × 40 cm",
        color: "Füstüveg, natúr tölgy",
        features: [
          "Edzett üveg csiszolt éllel",
          "Három láb tömör tölgyből",
          "Csapolt kötés, látható fém nélkül",
          "Átlátszó korongok, amelyek a helyén tartják az üveglapot",
        ],
      },
      alts: {
        "living-3.webp":
          "Kerek dohányzóasztal füstüveg lappal és három tölgylábbal, világos szőnyegen",
      },
    },
    "living-4": {
      name: "Aurora vitrin megvilágított polcokkal",
      description:
        "Magas, keskeny vitrin két teljes magasságú üvegajtóval, kerámiáknak, poharaknak vagy egy családi gyűjteménynek. Vékony kerete fekete, meleg hangulatú dió belsejét felülről éri fény. Az ajtók mágnessel záródnak, és kulccsal is zárhatók.",
      specification: {
        material: "Edzett üveg, festett acél, diófurnéros MDF",
        dimensions: "80 × 40 × 190 cm",
        color: "Matt fekete, dió belső",
        features: [
          "Két ajtó 5 mm-es edzett üvegből",
          "Négy polc 8 mm-es üvegből",
          "Szabályozható, meleg fényű LED-szalag",
          "Kulcsos zár",
          "Állítható lábak régi padlókhoz",
        ],
      },
      alts: {
        "living-4.webp":
          "Fekete vitrin üvegajtókkal és megvilágított dió belsővel, a polcokon kerámiavázák",
        "living-4-detaliu.webp":
          "A vitrin üvegpolcai kerámiákkal és poharakkal, a megvilágított dió hátlap előtt",
      },
    },
    "living-5": {
      name: "Damian tálalószekrény tömör tölgyből",
      description:
        "Széles tálalószekrény tömör tölgyből, lekerekített sarkokkal és ajtókkal, amelyeken a fa erezete végigfut egyik végétől a másikig. A középső fiókokban az evőeszközök és a terítők, az ajtók mögötti polcokon a tálak férnek el. Egyetlen faanyagtételből készítjük, darabonként válogatva.",
      specification: {
        material: "Olajozott tömör tölgy",
        dimensions: "170 × 45 × 78 cm",
        color: "Natúr tölgy",
        features: [
          "Ugyanabból a deszkából vágott frontok",
          "Három csillapított fiók",
          "Fába mart fogantyúk",
          "Kerek, becsavarható lábak",
          "Kidolgozott hátlap, a szoba közepén is állhat",
        ],
      },
      alts: {
        "living-5.webp":
          "Tömör tölgy tálalószekrény lekerekített sarkokkal, két ajtóval és három fiókkal, egy absztrakt kép alatt",
      },
    },
    "birouri-1": {
      name: "Victor dió íróasztal három fiókkal",
      description:
        "Igazi íróasztal, amelyen két képernyő is elfér, tömör dió lappal és jobb oldalon háromfiókos résszel. Bal oldalon karcsú acélvázra támaszkodik, amely helyet hagy a lábaknak. Az alsó fiókba A4-es függőmappák férnek.",
      specification: {
        material: "Olajozott tömör dió, festett acélváz",
        dimensions: "160 × 75 × 75 cm",
        color: "Dió, fekete váz",
        features: [
          "28 mm-es asztallap tömör dióból",
          "Három fiók csillapított sínen",
          "Sárgaréz rúdfogantyúk",
          "Váz 30 mm-es négyszögletes acélcsőből",
          "Kábelcsatorna az asztallap alatt",
        ],
      },
      alts: {
        "birouri-1.webp":
          "Dió íróasztal három fiókkal és fekete vázzal, rajta laptop és lámpa, mellette faszék",
      },
    },
    "birouri-2": {
      name: "Ana kis íróasztal a dolgozósarokba",
      description:
        "Kis íróasztal laptopnak, leckének és számláknak, amely elfér az ablak alatt vagy az ágy végénél. Egy széles, lapos fiókja van, éppen elég füzeteknek és töltőknek. A lábak kézzel, szerszám nélkül rögzíthetők.",
      specification: {
        material: "Laminált bútorlap, bükklábak",
        dimensions: "110 × 55 × 75 cm",
        color: "Matt fehér, natúr lábak",
        features: [
          "25 mm-es asztallap 2 mm-es ABS élzárással",
          "Széles, nyomásra nyíló fiók",
          "Kúpos lábak tömör bükkből",
          "Matt felület, nem látszik rajta az ujjlenyomat",
        ],
      },
      alts: {
        "birouri-2.webp":
          "Fehér íróasztal bükklábakkal, rajta laptop és sárga lámpa, fölötte parafatábla",
      },
    },
    "birouri-3": {
      name: "Radu gurulós konténer zárral",
      description:
        "Háromfiókos konténer, amely az íróasztal alatt áll, és akkor gurul elő, amikor kell. Egyetlen kulcs zárja az összes fiókot, a legalsóban függőmappák férnek el. Az első kerekek fékezhetők.",
      specification: {
        material: "18 mm-es laminált bútorlap",
        dimensions: "42 × 55 × 60 cm",
        color: "Modern szürke, tölgy frontok",
        features: [
          "Központi zár két kulccsal",
          "Golyós fióksínek, az irattartó fióknál teljes kihúzással",
          "Gumírozott kerekek, közülük kettő fékes",
          "2 mm-es ABS élzárás",
          "A fedlap legnagyobb terhelése: 80 kg",
        ],
      },
      alts: {
        "birouri-3.webp":
          "Szürke gurulós konténer három tölgy fronttal, egy fekete vázas íróasztal mellett",
        "birouri-3-detaliu.webp":
          "A konténer közelről: három tölgy front fekete fogantyúkkal, a zár és a görgők",
      },
    },
    "birouri-4": {
      name: "Tudor moduláris polcállvány tölgyből és acélból",
      description:
        "Öt tömör tölgy polc fekete acélkeretben. Minden oldalról szép, ezért el is választhatja a dolgozósarkot a szoba többi részétől. A modulok egymáshoz kapcsolhatók, és az irattárral együtt bővülnek.",
      specification: {
        material: "Olajozott tömör tölgy, porszórt acél",
        dimensions: "120 × 36 × 190 cm",
        color: "Natúr tölgy, matt fekete",
        features: [
          "Öt polc 26 mm-es tömör tölgyből",
          "Keret 25 mm-es négyszögletes csőből",
          "Polconként 40 kg",
          "Állítható talpak és falrögzítés",
        ],
      },
      alts: {
        "birouri-4.webp":
          "Tölgy polcállvány fekete acélkerettel, rajta iratrendezők, könyvek és dobozok, mellette fotel",
        "birouri-4-detaliu.webp":
          "A polc tölgylapjai a fekete acélkeretben, könyvekkel, dobozokkal és kosárral",
      },
    },
    "birouri-5": {
      name: "Consul tárgyalóasztal üveglappal",
      description:
        "Nyolcszemélyes asztal edzett üveglappal, amelynek éle enyhén zöldes, és két széles diólábbal. A kábelek a lábak belsejében, láthatatlanul jutnak el a kereszttartó alatti aljzatokig. Megrendelésre készítjük, három-négy hét alatt.",
      specification: {
        material: "12 mm-es edzett üveg, diófurnéros MDF",
        dimensions: "240 × 110 × 75 cm",
        color: "Átlátszó üveg, dió",
        features: [
          "Edzett üveglap lekerekített sarkokkal",
          "Két diófurnéros láb kábelvezetéssel",
          "Feketére festett acél kereszttartó",
          "Aljzatok és USB-csatlakozók a kereszttartó alatt",
          "Hely nyolc széknek",
        ],
      },
      alts: {
        "birouri-5.webp":
          "Tárgyalóasztal üveglappal és két diólábbal, hat székkel és fekete lámpákkal",
      },
    },
    "bai-1": {
      name: "Delia függesztett mosdószekrény",
      description:
        "Függesztett szekrény két széles fiókkal és egy nyitott törölközőtartó rekesszel, világos színű pult alatt. A tölgyfurnért minden oldalán lakkozzuk, a kivágásoknál is, hogy ne jusson be a nedvesség. A kerek mosdó és a csaptelep a bútorral együtt is megrendelhető.",
      specification: {
        material: "Tölgyfurnéros nedvességálló MDF, kompozit pultlap",
        dimensions: "132 × 53 × 50 cm",
        color: "Natúr tölgy, fehér pultlap",
        features: [
          "Két csillapított fiók, kivágással a szifonnak",
          "Nyitott rekesz polccal",
          "Rúdfogantyúk szálcsiszolt sárgarézből",
          "Rejtett rögzítés acélsínen, 120 kg",
          "Pultlap 7 cm-es fali szegéllyel",
        ],
      },
      alts: {
        "bai-1.webp":
          "Függesztett tölgy fürdőszobabútor kerek fehér mosdóval, törölközős rekesszel és kékeszöld csempével",
      },
    },
    "bai-2": {
      name: "Selena ovális tükör meleg fénnyel",
      description:
        "Hosszúkás tükör vékony sárgaréz kerettel és meleg fénnyel, amely mögüle a falra vetül. Éjjel nem vakít, reggel nem vet árnyékot az arcra. A páramentesítő fólia zuhanyozás után is tisztán tartja a közepét.",
      specification: {
        material: "5 mm-es tükör, szálcsiszolt sárgaréz keret",
        dimensions: "58 × 3 × 90 cm",
        color: "Szálcsiszolt sárgaréz",
        features: [
          "3000 K-es LED-szalag, IP44",
          "Páramentesítő fólia",
          "Csiszolt él, rézmentes ezüstözés",
          "Vízszintesen állítható felfüggesztés",
        ],
      },
      alts: {
        "bai-2.webp":
          "Ovális tükör sárgaréz kerettel, mögötte meleg fénnyel, egy fehér mosdó fölött",
      },
    },
    "bai-3": {
      name: "Ema magas fürdőszobaszekrény",
      description:
        "Keskeny szekrény, amely a falon fut felfelé, és szabadon hagyja a padlót. Fent és lent ajtók vannak, középen nyitott polc annak, ami naponta kell. A belső polcok üvegből készülnek, és könnyen letörölhetők.",
      specification: {
        material: "Nedvességálló laminált bútorlap",
        dimensions: "40 × 32 × 165 cm",
        color: "Matt fehér, tölgy fülke",
        features: [
          "Poliuretán ragasztóval rögzített, gőzálló élzárás",
          "Mindkét irányba szerelhető ajtók csillapított pántokkal",
          "Három polc 6 mm-es üvegből",
          "Függesztett szerelés, lábak nélkül",
        ],
      },
      alts: {
        "bai-3.webp":
          "Magas, fehér fürdőszobaszekrény tölgy fülkével, egy törölközős létra és egy mosdó között",
      },
    },
    "bai-4": {
      name: "Toscana fürdőszobabútor két mosdóval",
      description:
        "Azoknak a családoknak, ahol mindenki nyolckor indul: két mosdó, négy keretes ajtó és fiókok középen. A frontok sötétzöldre festettek, a kőlap pedig egyetlen darabból van. Lábakon áll, így vékony falak elé is beépíthető.",
      specification: {
        material: "Festett nedvességálló MDF, kvarckompozit pultlap",
        dimensions: "160 × 52 × 86 cm",
        color: "Matt sötétzöld, krémszínű pultlap",
        features: [
          "Keretes, betétes frontok, hat rétegben festve",
          "Három csillapított fiók középen",
          "Sárgaréz gombfogantyúk",
          "Egy darabból készült pultlap 8 cm-es fali szegéllyel",
          "Állítható, víz ellen védett lábak",
        ],
      },
      alts: {
        "bai-4.webp":
          "Sötétzöld fürdőszobabútor két mosdóval, krémszínű pultlappal és két sárgaréz keretes tükörrel",
        "bai-4-detaliu.webp":
          "A két fehér mosdó sárgaréz csaptelepekkel a krémszínű lapon, a keretes zöld frontok fölött",
      },
    },
    "bai-5": {
      name: "Flora fürdőszobai pad tömör tölgyből",
      description:
        "Kis pad törölközőknek, ruháknak vagy egy nyugodt percre fürdés után. A lécezett ülésről lefolyik a víz, alul polc van egy kosárnak. A tölgyet háromszor olajozzuk, és szépen öregszik.",
      specification: {
        material: "Olajozott tömör tölgy",
        dimensions: "80 × 34 × 45 cm",
        color: "Natúr tölgy",
        features: [
          "Lécezett ülés hézagokkal a víz elvezetéséhez",
          "Lécezett alsó polc",
          "Csapolt kötések, vízálló ragasztóval",
          "Gumitalpak, nem csúsznak a járólapon",
        ],
      },
      alts: {
        "bai-5.webp": "Lécezett tölgypad törölközőkkel, egy fehér kád mellett",
        "bai-5-detaliu.webp":
          "A pad közelről: hajtogatott törölközők a léces ülőfelületen, feltekert törölközők és kosár az alsó polcon",
      },
    },
  },
  gallery: {
    "galerie-1.webp":
      "Hálószoba alkonyatkor, alacsony dióággyal egy függőleges lamellás fal előtt, lebegő éjjeliszekrényekkel és két égő lámpával",
    "galerie-2.webp":
      "Konyha dió frontokkal, fehér kő munkalappal és hátfallal, magas szekrénybe épített sütővel és kerek asztallal egy fekete lámpa alatt",
    "galerie-3.webp":
      "Nappali téglaszínű fallal, alacsony kőris komóddal egy hosszú könyvespolc alatt és krémszínű fotellel",
    "galerie-4.webp":
      "Kétszemélyes dolgozószoba hosszú tölgy asztallappal, szürkészöld fiókos elemekkel és fölöttük könyvespolcokkal",
    "galerie-5.webp":
      "Dió fürdőszobabútor bordázott ajtókkal, fekete lábakon, szögletes fehér mosdóval és fekete keretes kerek tükörrel",
    "galerie-6.webp":
      "Világos hálószoba kékesszürke kárpitozott ággyal, magas fejtámlával, kőris éjjeliszekrényekkel és egy nagy képpel az ágy fölött",
    "galerie-7.webp":
      "Konyha téglavörös frontokkal, bükk munkalappal és két nyitott, edényes polccal egy fehér csempés falon",
    "galerie-8.webp":
      "Nappali sötétzöld, egész falas bútorral, megvilágított tölgy fülkékkel és a televízió helyével középen",
    "galerie-9.webp":
      "Dió íróasztal a szoba közepén, krémszínű szekrényfal előtt, amelyben megvilágított dió fülke van",
    "galerie-10.webp":
      "Fürdőszoba mennyezetig érő sötétzöld csempével, tölgy pulttal és kerek mosdóval, ovális tükörrel két égő falikar között",
    "galerie-11.webp":
      "Étkező ovális tölgyasztallal és öt székkel egy függőlámpa alatt, hosszú tálalószekrény és szürkéskék fal előtt",
    "galerie-12.webp":
      "Előszoba fiókos paddal és tölgyléces fogassal, keskeny, homokszínű szekrénnyel és magas tükörrel",
  },
};
