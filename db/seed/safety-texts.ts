import type { Language } from "~/platform/i18n/languages";

export type Advice =
  | "anchor"
  | "assembly"
  | "glass"
  | "electric"
  | "damp"
  | "oil"
  | "wipe"
  | "fabric"
  | "sun";

/** The safety warnings and the care of the sample pieces. */
export const advice: Record<Advice, Record<Language, string>> = {
  anchor: {
    ro: "Se poate răsturna: fixează piesa de perete cu sistemul inclus, mai ales în casele cu copii.",
    en: "May tip over: fix the piece to the wall with the fittings included, above all where children live.",
    tr: "Devrilebilir: parçayı, özellikle çocuklu evlerde, verilen sistemle duvara sabitleyin.",
    bg: "Може да се преобърне: закрепете мебела към стената с приложения комплект, особено в дом с деца.",
    hu: "Felborulhat: rögzítse a darabot a falhoz a mellékelt szerelvénnyel, főleg ahol gyerekek élnek.",
    it: "Può ribaltarsi: fissa il mobile alla parete con il sistema incluso, soprattutto dove ci sono bambini.",
    fr: "Peut basculer : fixez le meuble au mur avec le système fourni, surtout en présence d’enfants.",
    ru: "Может опрокинуться: закрепите изделие на стене прилагаемым крепежом, особенно если в доме есть дети.",
  },
  assembly: {
    ro: "Montajul se face în doi; verifică strângerea șuruburilor după prima lună.",
    en: "Two people are needed to assemble it; check that the screws are tight after the first month.",
    tr: "Montajı iki kişi yapmalıdır; ilk aydan sonra vidaların sıkılığını kontrol edin.",
    bg: "Монтира се от двама души; проверете затягането на винтовете след първия месец.",
    hu: "Két ember szerelje össze; az első hónap után ellenőrizze, hogy a csavarok feszesek-e.",
    it: "Il montaggio va fatto in due; controlla il serraggio delle viti dopo il primo mese.",
    fr: "Le montage se fait à deux ; vérifiez le serrage des vis après le premier mois.",
    ru: "Собирать следует вдвоём; через месяц проверьте, затянуты ли винты.",
  },
  glass: {
    ro: "Sticla și oglinda se pot sparge: nu te sprijini de ele și nu le lovi.",
    en: "Glass and mirrors may break: do not lean on them or knock them.",
    tr: "Cam ve ayna kırılabilir: onlara yaslanmayın ve vurmayın.",
    bg: "Стъклото и огледалото могат да се счупят: не се облягайте на тях и не ги удряйте.",
    hu: "Az üveg és a tükör eltörhet: ne támaszkodjon rájuk, és ne üsse meg őket.",
    it: "Vetro e specchio possono rompersi: non appoggiarti e non urtarli.",
    fr: "Le verre et le miroir peuvent se briser : ne vous y appuyez pas et évitez les chocs.",
    ru: "Стекло и зеркало могут разбиться: не опирайтесь на них и не ударяйте по ним.",
  },
  electric: {
    ro: "Scoate din priză alimentatorul benzii LED înainte de curățare sau de orice reparație.",
    en: "Unplug the power supply of the LED strip before cleaning or any repair.",
    tr: "Temizlikten ya da onarımdan önce LED şeridin adaptörünü prizden çıkarın.",
    bg: "Изключете захранването на LED лентата от контакта преди почистване или ремонт.",
    hu: "Tisztítás vagy javítás előtt húzza ki a LED-szalag tápegységét.",
    it: "Stacca l’alimentatore della striscia LED prima di pulire o riparare.",
    fr: "Débranchez l’alimentation du ruban LED avant tout nettoyage ou réparation.",
    ru: "Отключайте блок питания светодиодной ленты от розетки перед уборкой или ремонтом.",
  },
  damp: {
    ro: "Șterge imediat apa rămasă pe muchii și nu așeza piesa lângă o sursă de abur.",
    en: "Wipe water off the edges at once and keep the piece away from sources of steam.",
    tr: "Kenarlarda kalan suyu hemen silin ve parçayı buhar kaynağının yanına koymayın.",
    bg: "Избърсвайте веднага водата по ръбовете и не поставяйте мебела до източник на пара.",
    hu: "Az éleken maradt vizet azonnal törölje le, és ne tegye a darabot gőzforrás mellé.",
    it: "Asciuga subito l’acqua sui bordi e tieni il mobile lontano da fonti di vapore.",
    fr: "Essuyez aussitôt l’eau restée sur les chants et éloignez le meuble de toute source de vapeur.",
    ru: "Сразу вытирайте воду с кромок и не ставьте изделие рядом с источником пара.",
  },
  oil: {
    ro: "Lemnul uleiat se șterge cu o cârpă abia umedă și se unge cu ulei o dată pe an.",
    en: "Wipe oiled wood with a barely damp cloth and oil it once a year.",
    tr: "Yağlı ahşabı hafif nemli bezle silin ve yılda bir kez yağlayın.",
    bg: "Омаслената дървесина се бърше с едва влажна кърпа и се омаслява веднъж годишно.",
    hu: "Az olajozott fát alig nedves ruhával törölje át, és évente egyszer olajozza.",
    it: "Il legno oliato si pulisce con un panno appena umido e si olia una volta l’anno.",
    fr: "Le bois huilé s’essuie avec un chiffon à peine humide et se huile une fois par an.",
    ru: "Промасленную древесину протирайте слегка влажной тканью и раз в год покрывайте маслом.",
  },
  wipe: {
    ro: "Se șterge cu o cârpă umedă și detergent blând, fără prafuri abrazive.",
    en: "Wipe with a damp cloth and a mild detergent, without scouring powders.",
    tr: "Nemli bez ve yumuşak deterjanla silin, aşındırıcı toz kullanmayın.",
    bg: "Бърше се с влажна кърпа и мек препарат, без абразивни прахове.",
    hu: "Nedves ruhával és kímélő tisztítószerrel törölje, súrolópor nélkül.",
    it: "Si pulisce con un panno umido e un detergente delicato, senza polveri abrasive.",
    fr: "Se nettoie avec un chiffon humide et un détergent doux, sans poudre abrasive.",
    ru: "Протирайте влажной тканью с мягким средством, без абразивных порошков.",
  },
  fabric: {
    ro: "Tapițeria se aspiră; petele se tamponează cu apă și săpun, fără înălbitor.",
    en: "Vacuum the upholstery; dab stains with soap and water, without bleach.",
    tr: "Döşemeyi süpürgeyle temizleyin; lekelere sabunlu suyla dokunun, çamaşır suyu kullanmayın.",
    bg: "Тапицерията се почиства с прахосмукачка; петната се попиват с вода и сапун, без белина.",
    hu: "A kárpitot porszívózza; a foltokat szappanos vízzel itassa fel, fehérítő nélkül.",
    it: "La tappezzeria si aspira; le macchie si tamponano con acqua e sapone, senza candeggina.",
    fr: "Le tissu s’aspire ; tamponnez les taches à l’eau savonneuse, sans javel.",
    ru: "Обивку пылесосьте; пятна промакивайте мыльной водой, без отбеливателя.",
  },
  sun: {
    ro: "Ferește piesa de soare direct și de calorifer, ca să nu-și schimbe culoarea.",
    en: "Keep the piece out of direct sun and away from radiators, so that its colour stays.",
    tr: "Renginin değişmemesi için parçayı doğrudan güneşten ve radyatörden uzak tutun.",
    bg: "Пазете мебела от пряко слънце и от радиатор, за да не промени цвета си.",
    hu: "Óvja a darabot a közvetlen naptól és a fűtőtesttől, hogy megmaradjon a színe.",
    it: "Tieni il mobile lontano dal sole diretto e dal termosifone, perché non cambi colore.",
    fr: "Protégez le meuble du soleil direct et des radiateurs, pour que sa teinte ne change pas.",
    ru: "Берегите изделие от прямого солнца и батарей, чтобы цвет не изменился.",
  },
};
