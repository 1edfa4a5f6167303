import type { counties } from "./places";

type County = keyof typeof counties;

/**
 * The towns of each county that people name where they ask about a delivery, in Romanian, and the
 * names that the shop's other languages have for towns and counties of their own.
 */
export const townNames: Record<County, string> = {
  "RO-AB": "Alba Iulia, Aiud, Blaj, Sebeș, Cugir, Gyulafehérvár, Fehér megye, Алба",
  "RO-AR": "Arad, Ineu, Lipova, Арад",
  "RO-AG": "Pitești, Câmpulung Muscel, Curtea de Argeș, Mioveni, Питешти, Питешть, Арджеш",
  "RO-BC": "Bacău, Onești, Moinești, Comănești, Bákó, Бакау, Бакэу",
  "RO-BH": "Oradea, Salonta, Marghita, Beiuș, Nagyvárad, Bihar, Nagyszalonta, Орадя, Бихор",
  "RO-BN": "Bistrița, Năsăud, Beclean, Beszterce, Бистрица",
  "RO-BT": "Botoșani, Dorohoi, Ботошани, Ботошань",
  "RO-BV":
    "Brașov, Făgăraș, Săcele, Codlea, Zărnești, Râșnov, Bran, Predeal, Brassó, Kronstadt, Брашов",
  "RO-BR": "Brăila, Ianca, Браила, Брэила",
  "RO-B": "București, Bucureștiul, Bucharest, Bükreş, Bukarest, Bucarest, Букурещ, Бухарест",
  "RO-BZ": "Buzău, Râmnicu Sărat, Бузау, Бузэу",
  "RO-CS": "Reșița, Caransebeș, Resicabánya, Krassó-Szörény, Решица",
  "RO-CL": "Călărași, Oltenița, Кълъраш, Кэлэраш, Калараш",
  "RO-CJ":
    "Cluj, Cluj-Napoca, Turda, Dej, Gherla, Câmpia Turzii, Kolozsvár, Kolozs megye, Torda, Клуж",
  "RO-CT":
    "Constanța, Mangalia, Medgidia, Năvodari, Eforie, Mamaia, Köstence, Кюстенджа, Констанца",
  "RO-CV": "Sfântu Gheorghe, Târgu Secuiesc, Sepsiszentgyörgy, Kézdivásárhely, Kovászna, Ковасна",
  "RO-DB": "Târgoviște, Moreni, Găești, Търговище, Тырговиште, Дъмбовица",
  "RO-DJ": "Craiova, Băilești, Calafat, Крайова, Долж",
  "RO-GL": "Galați, Tecuci, Галац, Галаци",
  "RO-GR": "Giurgiu, Bolintin, Гюргево, Джурджу",
  "RO-GJ": "Târgu Jiu, Motru, Търгу Жиу, Горж",
  "RO-HR":
    "Miercurea Ciuc, Odorheiu Secuiesc, Gheorgheni, Toplița, Csíkszereda, Székelyudvarhely, Gyergyószentmiklós, Hargita, Харгита",
  "RO-HD": "Deva, Hunedoara, Petroșani, Orăștie, Déva, Vajdahunyad, Hunyad, Дева, Хунедоара",
  "RO-IL": "Slobozia, Urziceni, Fetești, Слобозия, Яломица",
  "RO-IS": "Iași, Pașcani, Jászvásár, Яш, Яссы, Яссах",
  "RO-IF":
    "Ilfov, Voluntari, Otopeni, Popești-Leordeni, Bragadiru, Pantelimon, Buftea, Măgurele, Chitila, Chiajna, Corbeanca, Snagov, Илфов",
  "RO-MM": "Baia Mare, Sighetu Marmației, Borșa, Nagybánya, Máramaros, Мармарош, Марамуреш",
  "RO-MH": "Drobeta-Turnu Severin, Drobeta, Turnu Severin, Orșova, Мехединц",
  "RO-MS":
    "Târgu Mureș, Sighișoara, Reghin, Târnăveni, Marosvásárhely, Maros megye, Segesvár, Szászrégen, Муреш",
  "RO-NT": "Piatra Neamț, Târgu Neamț, Karácsonkő, Нямц",
  "RO-OT": "Slatina, Caracal, Слатина, Олт",
  "RO-PH": "Ploiești, Câmpina, Sinaia, Bușteni, Băicoi, Плоещ, Плоешти, Плоешть, Прахова",
  "RO-SM": "Satu Mare, Carei, Szatmárnémeti, Szatmár, Nagykároly, Сату Маре",
  "RO-SJ": "Zalău, Zilah, Szilágy, Залау, Залэу",
  "RO-SB": "Sibiu, Mediaș, Cisnădie, Nagyszeben, Szeben megye, Hermannstadt, Сибиу",
  "RO-SV": "Suceava, Rădăuți, Fălticeni, Vatra Dornei, Gura Humorului, Сучава",
  "RO-TR": "Alexandria, Roșiorii de Vede, Turnu Măgurele, Zimnicea, Александрия, Телеорман",
  "RO-TM": "Timișoara, Lugoj, Temesvár, Temes megye, Тимишоара, Тимиш",
  "RO-TL": "Tulcea, Măcin, Sulina, Тулча",
  "RO-VS": "Vaslui, Bârlad, Huși, Васлуй",
  "RO-VL": "Râmnicu Vâlcea, Drăgășani, Вълча, Вылча",
  "RO-VN": "Focșani, Adjud, Mărășești, Фокшани, Фокшань, Вранча",
};

/** The counties by the first two digits of a postcode. */
export const postcodeCounties: Record<string, County> = {
  ...{ "01": "RO-B", "02": "RO-B", "03": "RO-B", "04": "RO-B", "05": "RO-B", "06": "RO-B" },
  ...{ "07": "RO-IF", "08": "RO-GR", "10": "RO-PH", "11": "RO-AG", "12": "RO-BZ", "13": "RO-DB" },
  ...{ "14": "RO-TR", "20": "RO-DJ", "21": "RO-GJ", "22": "RO-MH", "23": "RO-OT", "24": "RO-VL" },
  ...{ "30": "RO-TM", "31": "RO-AR", "32": "RO-CS", "33": "RO-HD", "40": "RO-CJ", "41": "RO-BH" },
  ...{ "42": "RO-BN", "43": "RO-MM", "44": "RO-SM", "45": "RO-SJ", "50": "RO-BV", "51": "RO-AB" },
  ...{ "52": "RO-CV", "53": "RO-HR", "54": "RO-MS", "55": "RO-SB", "60": "RO-BC", "61": "RO-NT" },
  ...{ "62": "RO-VN", "70": "RO-IS", "71": "RO-BT", "72": "RO-SV", "73": "RO-VS", "80": "RO-GL" },
  ...{ "81": "RO-BR", "82": "RO-TL", "90": "RO-CT", "91": "RO-CL", "92": "RO-IL" },
};
