import type { counties } from "../places";

export type County = keyof typeof counties;

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
