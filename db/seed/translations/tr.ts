import type { CatalogueTranslation } from "./translation";

export const tr: CatalogueTranslation = {
  categories: {
    dormitoare: {
      name: "Yatak odası",
      description:
        "Huzurlu bir oda için gerçek ahşaptan, çekmeceleri sessizce kapanan yataklar, gardıroplar ve komodinler.",
    },
    bucatarii: {
      name: "Mutfak",
      description:
        "Her gün yemek pişirilsin diye tasarlanan, ölçüsü evinizde alınan düz mutfaklar, adalar, kilerler ve masalar.",
    },
    living: {
      name: "Oturma odası",
      description:
        "Bütün ailenin toplandığı odayı derleyip toplayan TV üniteleri, kitaplıklar, vitrinler ve sehpalar.",
    },
    birouri: {
      name: "Çalışma odası",
      description:
        "Evden çalışanlar ve şirketler için, kabloların ve dosyaların yeri düşünülmüş masalar, raflar ve kesonlar.",
    },
    bai: {
      name: "Banyo",
      description: "Bütün kenarları neme karşı korunmuş asma dolaplar, aynalar ve boy dolapları.",
    },
  },
  products: {
    "dormitoare-1": {
      name: "Nora masif meşe çift kişilik yatak",
      description:
        "Nora en sık yaptığımız yatak: masif meşeden sade bir karyola ve kitap okurken sırtınızı yaslayabileceğiniz, altı dilimli döşemeli bir başlık. Ahşabı verniklemiyor, yağlıyoruz; bu yüzden bir çizik evde birkaç dakikada giderilir. Demonte gelir, sekiz cıvatayla kurulur.",
      specification: {
        material: "Yağlanmış masif meşe, keten görünümlü kumaş kaplı başlık",
        dimensions: "180 × 215 × 115 cm, 160 × 200 cm şilte için",
        color: "Doğal meşe, gri-bej başlık",
        features: [
          "32 mm masif meşe karyola",
          "Altı dilimli döşemeli başlık, temizlenebilir kılıf",
          "Kayın latalı yatak altlığı dahil",
          "Karyola altında robot süpürgeye uygun 13 cm boşluk",
          "Çelik cıvatalı birleşim, 30 dakikada kurulum",
        ],
      },
      alts: {
        "dormitoare-1.webp":
          "Bej döşemeli başlıklı masif meşe yatak; beyaz nevresim, yeşil örtü ve iki yanında lambaları yanan komodinler",
      },
    },
    "dormitoare-2": {
      name: "Casian meşe nişli gardırop",
      description:
        "Dört yüksek kapağı ve ertesi günün kıyafetleri için açık bir nişi olan, bütün duvarı kaplayan bir gardırop. Mat lake MDF kapaklar bazadan tavana kadar uzanır; niş ise meşe kaplıdır ve sıcak bir ışıkla aydınlanır. Yan kapakların içi dilediğiniz gibi bölünür: askı borusu, raf ya da sepet.",
      specification: {
        material: "Mat lake MDF, meşe kaplamalı sunta niş",
        dimensions: "310 × 64 × 252 cm",
        color: "Mat zeytin yeşili, doğal meşe",
        features: [
          "Üç yönde ayarlanan frenli menteşeli dört kapak",
          "Fırçalanmış bronz, 110 cm çubuk kulplar",
          "Askı borulu ve iki çekmeceli niş",
          "Hareket sensörlü sıcak LED şerit, 3000 K",
          "Yerinde alıştırılan baza ve tavan kapaması",
        ],
      },
      alts: {
        "dormitoare-2.webp":
          "Dört yüksek kapaklı zeytin yeşili duvar gardırobu, askıda kıyafetlerin durduğu meşe niş ve önünde bir bank",
        "dormitoare-2-detaliu.webp":
          "Dolabın meşe nişi: uzun kulplu iki zeytin yeşili kapak arasında askıda giysiler, bir kutu ve ayakkabılar",
      },
    },
    "dormitoare-3": {
      name: "Lia çekmeceli ve nişli komodin",
      description:
        "Başladığınız kitap için bir nişi, göz önünde durmasın dedikleriniz için bir çekmecesi olan küçük bir komodin. Dört ince metal ayak üzerinde durur, altından süpürge rahatça geçer. Kurulu gelir, yalnızca ayakları vidalanır.",
      specification: {
        material: "Melamin kaplı sunta, boyalı çelik ayaklar",
        dimensions: "46 × 38 × 52 cm",
        color: "Meşe, siyah ayaklar",
        features: [
          "Frenli raylı çekmece",
          "Görünen kenarlarda 2 mm ABS kenar bandı",
          "Fırçalanmış pirinç düğme kulp",
          "Ayarlanabilir pabuçlu metal ayaklar",
        ],
      },
      alts: {
        "dormitoare-3.webp":
          "Yeşil döşemeli bir yatağın yanında, çekmeceli, kitap nişli ve üzerinde lambası yanan meşe komodin",
      },
    },
    "dormitoare-4": {
      name: "Ilinca altı çekmeceli şifonyer",
      description:
        "İç çamaşırı, tişört ve kazaklar için iki sıra halinde altı derin çekmece. Otel şifonyerine benzemesin diye çekmece yüzleri lake MDF’den, üst tablası ve ayakları cevizden. Çekmeceler sonuna kadar açılır, en arkadakine de kolayca ulaşırsınız.",
      specification: {
        material: "Mat lake MDF, ceviz tabla ve ayaklar",
        dimensions: "140 × 46 × 84 cm",
        color: "Mat mavi-gri, ceviz",
        features: [
          "Tam açılır frenli raylar, çekmece başına 30 kg",
          "Yuvarlak pirinç düğme kulplar",
          "22 mm yağlanmış ceviz tabla",
          "Devrilmeye karşı duvar bağlantısı dahil",
          "Üst çekmeceler için kayın bölmeler",
        ],
      },
      alts: {
        "dormitoare-4.webp":
          "Altı çekmeceli, pirinç kulplu ve ceviz tablalı mavi-gri şifonyer; üzerinde lamba ve tablo",
        "dormitoare-4-detaliu.webp":
          "Şifonyere yakından bakış: üzerinde abajur, tablo ve vazo bulunan ceviz tabla, pirinç düğmeli mavi-gri çekmeceler",
      },
    },
    "dormitoare-5": {
      name: "Sofia yuvarlak aynalı makyaj masası",
      description:
        "Masif dişbudaktan, iki çekmeceli dar bir masa ve üzerinde duvara asılan yuvarlak bir ayna. Küçük bir yatak odasına bile sığar; sabah makyaj köşesi, akşam yazı masası olur. Tabure ayrıca sipariş edilir.",
      specification: {
        material: "Yağlanmış masif dişbudak, 4 mm ayna",
        dimensions: "110 × 45 × 76 cm, ayna çapı 60 cm",
        color: "Açık dişbudak, pirinç",
        features: [
          "Tabanı keçe kaplı iki çekmece",
          "Masif dişbudaktan konik ayaklar",
          "İnce pirinç çerçeveli yuvarlak ayna",
          "Tablada kablo geçişi",
        ],
      },
      alts: {
        "dormitoare-5.webp":
          "Pirinç çerçeveli yuvarlak aynanın altında iki çekmeceli dişbudak makyaj masası",
      },
    },
    "bucatarii-1": {
      name: "Salvia düz mutfak, 350 cm",
      description:
        "Tek duvar boyunca, gereken her şeyin olduğu bir mutfak: evye, ocak, fırın ve tencereler için üç çekmeceli geniş bir dolap. Altta adaçayı yeşili mat kapaklar, üstte meşe kaplamalı dolaplar ve her gün kullanılan tabaklar için açık bir niş. Ankastre cihazlar, evye ve batarya ayrıca seçilir.",
      specification: {
        material: "Mat lake MDF, meşe kaplama, kuvars kompozit tezgâh",
        dimensions: "354 × 64 × 218 cm",
        color: "Mat adaçayı yeşili, doğal meşe, beyaz tezgâh",
        features: [
          "Tam açılır frenli çekmeceler",
          "40 mm kuvars kompozit tezgâh",
          "Fırçalanmış pirinç çubuk kulplar",
          "Üst dolapların altında sıcak LED aydınlatma",
          "İçeri çekilmiş, sökülebilir siyah baza",
          "60 cm ankastre fırın dolabı",
        ],
      },
      alts: {
        "bucatarii-1.webp":
          "Adaçayı yeşili kapaklı, meşe üst dolaplı, beyaz tezgâhlı ve dikey beyaz fayanslı düz mutfak",
      },
    },
    "bucatarii-2": {
      name: "Ardeal meşe tezgâhlı mutfak adası",
      description:
        "Hamurun yoğrulduğu, sebzelerin doğrandığı, sohbetin koyulaştığı ada. Masif meşe lamellerden kalın tezgâhı bir yanda iki tabure sığacak kadar dışarı taşar. Ocak tarafında çekmeceler ve ağır tencereler için açık bir raf vardır.",
      specification: {
        material: "Masif meşe tezgâh, lake MDF gövde",
        dimensions: "160 × 90 × 92 cm",
        color: "Mat lacivert, doğal meşe",
        features: [
          "Gıdaya uygun yağla işlenmiş 40 mm masif meşe tezgâh",
          "Üç frenli çekmece, en alttaki tencereler için",
          "İki tabure için 30 cm çıkıntı",
          "Yan tarafta açık raflar",
          "Pirinç havluluk",
        ],
      },
      alts: {
        "bucatarii-2.webp":
          "İki sarkıt lambanın altında, meşe tezgâhlı, üç çekmeceli ve açık raflı lacivert mutfak adası",
      },
    },
    "bucatarii-3": {
      name: "Bruma düz kapaklı boy kiler dolabı",
      description:
        "Bütün kavanozların, unun ve elektrikli süpürgenin sığdığı iki kapaklı yüksek bir dolap. Raflar beşer santim kaydırılabilir, altta ise raylı iki sepet vardır. Mutfağın ucuna ya da tek başına, buzdolabının yanına konur.",
      specification: {
        material: "18 mm melamin kaplı sunta",
        dimensions: "90 × 58 × 212 cm",
        color: "Açık meşe, beyaz iç",
        features: [
          "Bütün kenarlarda 2 mm ABS kenar bandı",
          "Dört ayarlanabilir raf, her biri 25 kg",
          "155° açılan frenli menteşeler",
          "Siyah metalden dikey kulplar",
          "Bazanın gizlediği ayarlanabilir ayaklar",
        ],
      },
      alts: {
        "bucatarii-3.webp":
          "Açık meşe boy kiler dolabı; açık duran sağ kapağının ardında kavanozlu ve sepetli raflar",
        "bucatarii-3-detaliu.webp":
          "Kilerin içi: açık meşe kapağın yanında kavanozlar, tabaklar ve sepetlerle dolu beyaz raflar",
      },
    },
    "bucatarii-4": {
      name: "Clara şeffaf camlı mutfak vitrini",
      description:
        "Anneannelerimizin büfesi, bugünün çizgileriyle: altta çerçeveli iki kapak ve iki çekmece, üstte misafir fincanları için cam kapaklı bir vitrin. Vitrinin rafları da camdan, bu yüzden yukarıdaki sıcak ışık en alta kadar iner. Birbirine bağlanan iki parça halinde teslim edilir.",
      specification: {
        material: "4 mm temperli cam, lake MDF, meşe",
        dimensions: "100 × 42 × 205 cm",
        color: "Mat krem, doğal meşe",
        features: [
          "6 cm çerçeveli temperli cam kapaklar",
          "6 mm camdan üç raf",
          "Kablo üzerinde anahtarlı sıcak LED spot",
          "Pirinç düğme kulplar",
          "Yağlanmış meşe ara tabla",
        ],
      },
      alts: {
        "bucatarii-4.webp":
          "Işıklı cam kapaklı, meşe tablalı ve pirinç kulplu çekmeceleri olan krem vitrin",
        "bucatarii-4-detaliu.webp":
          "Krem vitrinin üst kısmı: cam kapaklar, tabakların durduğu aydınlatılmış raflar ve çekmecelerin üzerinde meşe tabla",
      },
    },
    "bucatarii-5": {
      name: "Toma masif dişbudak mutfak masası",
      description:
        "Masif dişbudaktan, çocukların çarpıp canını yakmayacağı yuvarlatılmış kenarlı altı kişilik masa. Ayaklar köşelere çekilmiştir, kimsenin dizi ayağa değmez. Tablası suyla silinir, yılda bir kez yağla tazelenir.",
      specification: {
        material: "Yağlanmış masif dişbudak",
        dimensions: "180 × 90 × 75 cm",
        color: "Açık dişbudak",
        features: [
          "Boydan boya lamellerden 30 mm tabla",
          "Sökülebilir konik ayaklar",
          "8 mm yarıçapla yuvarlatılmış kenarlar",
          "Solventsiz, balmumlu yağ",
        ],
      },
      alts: {
        "bucatarii-5.webp":
          "Yeşil sarkıt lambanın altında, öğle yemeği için kurulmuş dişbudak masa ve aynı ağaçtan sandalyeler",
      },
    },
    "living-1": {
      name: "Arin çıtalı kapaklı TV ünitesi",
      description:
        "Ceviz kaplamalı, dikey çıtalı iki kapağı olan uzun ve alçak bir ünite. Ortası amplifikatör ve plaklar için açık kalır, kablolar arkadan görünmeden çıkar. İçeri çekilmiş metal ayak çerçevesi onu olduğundan daha hafif gösterir.",
      specification: {
        material: "Ceviz kaplamalı MDF, boyalı çelik ayak çerçevesi",
        dimensions: "220 × 42 × 51 cm",
        color: "Ceviz, siyah ayak çerçevesi",
        features: [
          "Masif ceviz çıtalı iki kapak",
          "Biri ayarlanabilir raflı iki açık niş",
          "Arka panelde kablo delikleri",
          "22 mm kare çelik profilden ayak çerçevesi",
          "Damarı bir uçtan öbürüne kesintisiz 22 mm tabla",
        ],
      },
      alts: {
        "living-1.webp":
          "Dolu bir kitaplığın yanında, pikap ve plakların durduğu çıtalı kapaklı ceviz TV ünitesi",
        "living-1-detaliu.webp":
          "TV ünitesine yakından bakış: çıtalı ceviz kapak, amplifikatör ve plakların durduğu nişler, pikap ve abajur",
      },
    },
    "living-2": {
      name: "Matei bölmeli kitaplık",
      description:
        "Dosya deposuna benzemesin diye bölmeleri düzensiz aralıklarla yerleştirilmiş altı sıra raf. Raflar kısa ve kalın olduğundan büyük sanat kitaplarını sarkmadan taşır. Yan yana konan iki kitaplık tek parça gibi görünür.",
      specification: {
        material: "22 mm melamin kaplı sunta",
        dimensions: "98 × 32 × 212 cm",
        color: "Ceviz",
        features: [
          "22 mm raflar, bölme başına 30 kg",
          "Aynı tonda 2 mm ABS kenar bandı",
          "Kanala oturan arka panel",
          "Duvar bağlantısı dahil",
        ],
      },
      alts: {
        "living-2.webp":
          "Yeşil bir koltuk ile lambaderin yanında, düzensiz bölmeli yüksek ceviz kitaplık",
      },
    },
    "living-3": {
      name: "Luna cam tablalı sehpa",
      description:
        "Ortada birleşen üç meşe ayak üzerinde füme camdan yuvarlak bir tabla. Camın altından, vidasız, zıvanalı birleşim görünür. Bir apartman dairesine uyacak kadar küçük, halının üzerinde kaymayacak kadar ağırdır.",
      specification: {
        material: "10 mm füme temperli cam, masif meşe",
        dimensions: "90 × 90 × 40 cm",
        color: "Füme cam, doğal meşe",
        features: [
          "Kenarı rodajlı temperli cam",
          "Üç masif meşe ayak",
          "Görünür metali olmayan zıvanalı birleşim",
          "Tablayı yerinde tutan şeffaf pullar",
        ],
      },
      alts: {
        "living-3.webp":
          "Açık renk bir halının üzerinde, üç meşe ayaklı ve füme cam tablalı yuvarlak sehpa",
      },
    },
    "living-4": {
      name: "Aurora ışıklı raflı vitrin",
      description:
        "Seramikler, kadehler ya da bir aile koleksiyonu için, boydan boya iki cam kapaklı, yüksek ve dar bir vitrin. İnce çerçevesi siyah, cevizden içi sıcacık ve yukarıdan aydınlatmalı. Kapakları mıknatısla kapanır, istenirse kilitlenir.",
      specification: {
        material: "Temperli cam, boyalı çelik, ceviz kaplamalı MDF",
        dimensions: "80 × 40 × 190 cm",
        color: "Mat siyah, ceviz iç",
        features: [
          "5 mm temperli camdan iki kapak",
          "8 mm camdan dört raf",
          "Kısılabilir sıcak LED şerit",
          "Anahtarlı kilit",
          "Eski zeminler için ayarlanabilir ayaklar",
        ],
      },
      alts: {
        "living-4.webp":
          "Cam kapaklı siyah vitrin; aydınlatılmış ceviz iç kısmındaki raflarda seramik vazolar",
        "living-4-detaliu.webp":
          "Vitrinin aydınlatılmış ceviz arkalığı önünde, seramikler ve bardakların durduğu cam raflar",
      },
    },
    "living-5": {
      name: "Damian masif meşe büfe",
      description:
        "Masif meşeden, köşeleri yuvarlatılmış, kapaklarında ağacın damarı bir uçtan öbürüne süren geniş bir büfe. Ortadaki çekmeceler çatal bıçak ve masa örtüleri, kapakların arkasındaki raflar servis tabakları içindir. Parçaları tek tek seçilmiş, aynı partiden keresteyle yapıyoruz.",
      specification: {
        material: "Yağlanmış masif meşe",
        dimensions: "170 × 45 × 78 cm",
        color: "Doğal meşe",
        features: [
          "Aynı tahtadan kesilmiş kapak ve çekmece yüzleri",
          "Üç frenli çekmece",
          "Ahşaba frezelenmiş kulplar",
          "Vidalanan yuvarlak ayaklar",
          "Arkası bitmiş, odanın ortasında da durabilir",
        ],
      },
      alts: {
        "living-5.webp":
          "Soyut bir tablonun altında, köşeleri yuvarlatılmış, iki kapaklı ve üç çekmeceli masif meşe büfe",
      },
    },
    "birouri-1": {
      name: "Victor üç çekmeceli ceviz çalışma masası",
      description:
        "İki ekran sığacak genişlikte, masif ceviz tablalı, sağında üç çekmeceli gövdesi olan gerçek bir çalışma masası. Solda, bacaklara yer bırakan ince bir çelik çerçeveye oturur. En alt çekmeceye A4 askılı dosyalar sığar.",
      specification: {
        material: "Yağlanmış masif ceviz, boyalı çelik çerçeve",
        dimensions: "160 × 75 × 75 cm",
        color: "Ceviz, siyah çerçeve",
        features: [
          "28 mm masif ceviz tabla",
          "Frenli raylı üç çekmece",
          "Pirinç çubuk kulplar",
          "30 mm kare çelik profilden çerçeve",
          "Tablanın altında kablo kanalı",
        ],
      },
      alts: {
        "birouri-1.webp":
          "Üç çekmeceli, siyah çerçeveli ceviz çalışma masası; üzerinde dizüstü bilgisayar ve lamba, yanında ahşap sandalye",
      },
    },
    "birouri-2": {
      name: "Ana küçük çalışma masası",
      description:
        "Dizüstü bilgisayar, ödevler ve faturalar için, pencere önüne ya da yatağın ayakucuna sığan küçük bir masa. Defterlere ve şarj aletlerine yetecek geniş ve sığ bir çekmecesi var. Ayakları alet kullanmadan, elle sıkılır.",
      specification: {
        material: "Melamin kaplı sunta, kayın ayaklar",
        dimensions: "110 × 55 × 75 cm",
        color: "Mat beyaz, doğal ayaklar",
        features: [
          "2 mm ABS kenar bantlı 25 mm tabla",
          "Bas-aç geniş çekmece",
          "Masif kayından konik ayaklar",
          "Parmak izi bırakmayan mat yüzey",
        ],
      },
      alts: {
        "birouri-2.webp":
          "Mantar panonun altında, kayın ayaklı beyaz çalışma masası, üzerinde dizüstü bilgisayar ve sarı lamba",
      },
    },
    "birouri-3": {
      name: "Radu tekerlekli kilitli keson",
      description:
        "Masanın altında duran, gerektiğinde dışarı çıkan üç çekmeceli keson. Bütün çekmeceleri tek anahtar kilitler, en alttaki askılı dosyaları alır. Ön tekerlekleri frenlidir.",
      specification: {
        material: "18 mm melamin kaplı sunta",
        dimensions: "42 × 55 × 60 cm",
        color: "Modern gri, meşe çekmece yüzleri",
        features: [
          "İki anahtarlı merkezi kilit",
          "Bilyalı raylar, dosya çekmecesinde tam açılım",
          "İkisi frenli kauçuk tekerlekler",
          "2 mm ABS kenar bandı",
          "Üst tablada azami yük: 80 kg",
        ],
      },
      alts: {
        "birouri-3.webp":
          "Siyah çerçeveli bir masanın yanında, üç meşe çekmeceli, tekerlekli gri keson",
        "birouri-3-detaliu.webp":
          "Kesona yakından bakış: siyah kulplu üç meşe çekmece, kilit ve tekerlekler",
      },
    },
    "birouri-4": {
      name: "Tudor modüler meşe ve çelik raf",
      description:
        "Siyah çelik bir çerçeveye tutturulmuş beş masif meşe raf. Her yönden güzel görünür, bu yüzden çalışma köşesini odanın geri kalanından ayırabilir. Modüller birbirine bağlanır ve arşivinizle birlikte büyür.",
      specification: {
        material: "Yağlanmış masif meşe, elektrostatik boyalı çelik",
        dimensions: "120 × 36 × 190 cm",
        color: "Doğal meşe, mat siyah",
        features: [
          "26 mm masif meşeden beş raf",
          "25 mm kare profilden çerçeve",
          "Raf başına 40 kg",
          "Ayarlanabilir pabuçlar ve duvar bağlantısı",
        ],
      },
      alts: {
        "birouri-4.webp":
          "Bir koltuğun yanında, siyah çelik çerçeveli meşe raf; raflarda klasörler, kitaplar ve kutular",
        "birouri-4-detaliu.webp":
          "Siyah çelik çerçeve içinde kitaplar, kutular ve bir sepetle dolu meşe raflar",
      },
    },
    "birouri-5": {
      name: "Consul cam tablalı toplantı masası",
      description:
        "Kenarında hafif yeşile çalan temperli cam tablalı, iki geniş ceviz ayaklı, sekiz kişilik masa. Kablolar ayakların içinden görünmeden iner ve traversin altındaki prizlere ulaşır. Siparişe özel olarak üç dört haftada yapıyoruz.",
      specification: {
        material: "12 mm temperli cam, ceviz kaplamalı MDF",
        dimensions: "240 × 110 × 75 cm",
        color: "Şeffaf cam, ceviz",
        features: [
          "Köşeleri yuvarlatılmış temperli cam tabla",
          "Kablo geçişli, ceviz kaplamalı iki ayak",
          "Siyah boyalı çelik travers",
          "Traversin altına sabitlenmiş priz ve USB girişleri",
          "Sekiz kişilik oturma yeri",
        ],
      },
      alts: {
        "birouri-5.webp":
          "İki ceviz ayak üzerinde cam tablalı toplantı masası, altı sandalye ve siyah lambalar",
      },
    },
    "bai-1": {
      name: "Delia asma lavabo dolabı",
      description:
        "Açık renk bir tezgâhın altında, iki geniş çekmeceli ve havlu nişli bir asma dolap. Meşe kaplama, kesim yerleri dahil her yüzünden verniklenir; böylece içine nem girmez. Yuvarlak lavabo ve batarya dolapla birlikte sipariş edilebilir.",
      specification: {
        material: "Meşe kaplamalı neme dayanıklı MDF, kompozit tezgâh",
        dimensions: "132 × 53 × 50 cm",
        color: "Doğal meşe, beyaz tezgâh",
        features: [
          "Sifon boşluklu iki frenli çekmece",
          "Raflı açık niş",
          "Fırçalanmış pirinç çubuk kulplar",
          "Çelik ray üzerinde gizli montaj, 120 kg",
          "Duvar tarafında 7 cm süpürgelikli tezgâh",
        ],
      },
      alts: {
        "bai-1.webp":
          "Beyaz yuvarlak lavabolu, havlu nişli meşe asma banyo dolabı ve mavimsi yeşil fayanslar",
      },
    },
    "bai-2": {
      name: "Selena sıcak ışıklı oval ayna",
      description:
        "İnce pirinç çerçeveli, arkasından duvara sıcak bir ışık vuran uzun bir ayna. Gece gözünüzü almaz, sabah yüzünüzde gölge bırakmaz. Buğu önleyici film, duştan sonra aynanın ortasını net tutar.",
      specification: {
        material: "5 mm ayna, fırçalanmış pirinç çerçeve",
        dimensions: "58 × 3 × 90 cm",
        color: "Fırçalanmış pirinç",
        features: [
          "3000 K LED şerit, IP44",
          "Buğu önleyici film",
          "Rodajlı kenar, bakırsız sırlama",
          "Yatayda ayarlanabilir askı",
        ],
      },
      alts: {
        "bai-2.webp":
          "Beyaz bir lavabonun üzerinde, arkası sıcak ışıklı, pirinç çerçeveli oval ayna",
      },
    },
    "bai-3": {
      name: "Ema banyo boy dolabı",
      description:
        "Duvar boyunca yükselen ve zemini boş bırakan dar bir dolap. Üstte ve altta kapakları, ortada her gün kullandıklarınız için açık bir nişi var. İç raflar camdandır, kolayca silinir.",
      specification: {
        material: "Neme dayanıklı melamin kaplı sunta",
        dimensions: "40 × 32 × 165 cm",
        color: "Mat beyaz, meşe niş",
        features: [
          "Poliüretan tutkalla yapıştırılmış, buhara dayanıklı kenar bandı",
          "Frenli menteşeli, sağa veya sola açılabilen kapaklar",
          "6 mm camdan üç raf",
          "Ayaksız, duvara asma montaj",
        ],
      },
      alts: {
        "bai-3.webp":
          "Havlu asılı bir merdiven ile lavabo arasında, meşe nişli beyaz banyo boy dolabı",
      },
    },
    "bai-4": {
      name: "Toscana iki lavabolu banyo dolabı",
      description:
        "Herkesin saat sekizde evden çıktığı aileler için: iki lavabo, çerçeveli dört kapak ve ortada çekmeceler. Kapaklar koyu yeşil boyalı, taş tezgâh ise tek parça. Ayak üzerinde durduğu için ince duvarların önüne de kurulabilir.",
      specification: {
        material: "Neme dayanıklı lake MDF, kuvars kompozit tezgâh",
        dimensions: "160 × 52 × 86 cm",
        color: "Mat koyu yeşil, krem tezgâh",
        features: [
          "Çerçeveli ve göbekli, altı kat boyalı kapaklar",
          "Ortada üç frenli çekmece",
          "Pirinç düğme kulplar",
          "8 cm süpürgelikli tek parça tezgâh",
          "Suya karşı korumalı ayarlanabilir ayaklar",
        ],
      },
      alts: {
        "bai-4.webp":
          "İki lavabolu, krem tezgâhlı koyu yeşil banyo dolabı ve pirinç çerçeveli iki ayna",
        "bai-4-detaliu.webp":
          "Çerçeveli yeşil kapakların üzerindeki krem tezgâhta, pirinç bataryalı iki beyaz lavabo",
      },
    },
    "bai-5": {
      name: "Flora masif meşe banyo bankı",
      description:
        "Havlular, giysiler ya da banyodan sonra bir dakikalık huzur için küçük bir bank. Çıtalı oturağı suyu akıtır, altında sepet için bir raf vardır. Meşesi üç kat yağlanır ve güzel yaşlanır.",
      specification: {
        material: "Yağlanmış masif meşe",
        dimensions: "80 × 34 × 45 cm",
        color: "Doğal meşe",
        features: [
          "Suyu akıtan aralıklı çıtalı oturak",
          "Çıtalı alt raf",
          "Suya dayanıklı tutkalla yapıştırılmış zıvanalı birleşimler",
          "Seramik zeminde kaymayan kauçuk pabuçlar",
        ],
      },
      alts: {
        "bai-5.webp": "Beyaz bir küvetin yanında, üzerinde havlularla çıtalı meşe bank",
        "bai-5-detaliu.webp":
          "Bankın yakından görünümü: çıtalı oturakta katlanmış havlular, alt rafta rulo havlular ve bir sepet",
      },
    },
  },
  gallery: {
    "galerie-1.webp":
      "Akşam karanlığında yatak odası: dikey çıtalı duvarın önünde alçak ceviz yatak, asma komodinler ve yanan iki lamba",
    "galerie-2.webp":
      "Ceviz kapaklı, beyaz taş tezgâhlı ve tezgâh arkalı, boy dolabında fırını olan mutfak ve siyah lambanın altında yuvarlak masa",
    "galerie-3.webp":
      "Kiremit rengi duvarlı oturma odası, uzun bir kitap rafının altında alçak dişbudak konsol ve krem koltuk",
    "galerie-4.webp":
      "Gri-yeşil çekmeceli dolaplar üzerinde uzun meşe tablalı, üstünde kitap rafları olan iki kişilik çalışma odası",
    "galerie-5.webp":
      "Siyah ayaklı, oluklu kapaklı ceviz banyo dolabı, dikdörtgen beyaz lavabo ve siyah çerçeveli yuvarlak ayna",
    "galerie-6.webp":
      "Yüksek başlıklı mavi-gri döşemeli yatağı, dişbudak komodinleri ve yatağın üzerinde büyük bir tablosu olan aydınlık yatak odası",
    "galerie-7.webp":
      "Kiremit kırmızısı kapaklı, kayın tezgâhlı mutfak; beyaz fayanslı duvarda tabak ve kâselerin durduğu iki açık raf",
    "galerie-8.webp":
      "Duvarı boydan boya kaplayan koyu yeşil üniteli oturma odası, ışıklı meşe nişler ve ortada televizyon yeri",
    "galerie-9.webp":
      "Aydınlatılmış ceviz nişli krem dolap duvarının önünde, odanın ortasında ceviz çalışma masası",
    "galerie-10.webp":
      "Tavana kadar koyu yeşil fayanslı banyo, yuvarlak lavabolu meşe tezgâh ve yanan iki aplik arasında oval ayna",
    "galerie-11.webp":
      "Uzun bir büfenin ve gri-mavi duvarın önünde, sarkıt lambanın altında oval meşe masalı ve beş sandalyeli yemek köşesi",
    "galerie-12.webp":
      "Çekmeceli banklı ve meşe çıtalı askılıklı hol, kum rengi dar bir dolap ve yüksek bir ayna",
  },
};
