/** The forms of companies, as `foldText` writes them without dots: a company is not told by them. */
export const legalForms = new Set(
  (
    "sc srl srld sa pfa ii if ra snc scs sca ong " +
    "kft bt zrt nyrt ood eood ad ead et ооо ао оод еоод ад ltd as sti gmbh sarl sas spa llc inc"
  ).split(" "),
);

/** Given names that many have, as `foldText` writes them: nobody is told by one of them alone. */
export const commonGivenNames = new Set(
  (
    "adela adelina adina adrian adriana alex alexandra alexandru alexandrina alin alina ana anca anda andra andreea " +
    "andrei angela anisoara anton antonia aurel aurelia aurica bianca bogdan calin camelia carmen catalin catalina " +
    "cezar ciprian claudia claudiu constantin constanta corina cornel cornelia cosmin cristian cristina cristinel " +
    "dan dana daniel daniela dario david denisa diana dinu doina dorel dorin dorina dragos dumitra dumitru ecaterina " +
    "eduard elena eliza emanuel emil emilia eugen eugenia eva felicia flavia flavius florentina florin florina gabi " +
    "gabriel gabriela george georgeta georgiana gheorghe gheorghita gina grigore horia horatiu iacob ileana ilie " +
    "ilinca ina ioan ioana ion ionel ionela ionut irina iulia iulian iuliana laura laurentiu lavinia lidia liliana " +
    "liviu livia loredana lucia lucian luciana luca ludovica luiza madalina magdalena marcel marcela maria marian " +
    "mariana maricica marin marina marius marta matei mihai mihaela mihail mircea mirela miruna monica nadia narcis " +
    "natalia nelu nicolae nicoleta nicu nina octavian olga olimpia ovidiu oana oleg otilia paul paula pavel petre " +
    "petru petronela radu raluca ramona razvan rebeca remus roberta robert rodica roxana ruxandra sabina sanda " +
    "sandu sara sebastian sergiu silvia silviu simona simon sofia sorin sorina stefan stefania stelian steliana " +
    "teodor teodora teresa tiberiu toma traian tudor valentin valentina valeria valeriu vasile vasilica vera " +
    "veronica victor victoria viorel viorica violeta virgil virginia vlad zoe " +
    "adam agnes andras anna attila balazs eszter ferenc gabor ildiko istvan janos jozsef judit katalin " +
    "laszlo peter sandor tamas zoltan zsuzsanna ali ayse emine fatma hasan huseyin mehmet mustafa " +
    "александр алексеи анна владимир георги димитър дмитрии екатерина елена иван ирина мария михаил наталья " +
    "николаи ольга петър сергеи татьяна юлия john mary anne jean marie pierre giovanni giuseppe marco"
  ).split(" "),
);
