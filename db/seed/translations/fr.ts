import type { CatalogueTranslation } from "./translation";

export const fr: CatalogueTranslation = {
  categories: {
    dormitoare: {
      name: "Chambre",
      description:
        "Lits, armoires et tables de chevet pour une chambre paisible, en vrai bois et avec des tiroirs qui se ferment sans bruit.",
    },
    bucatarii: {
      name: "Cuisine",
      description:
        "Cuisines linéaires, îlots, garde-manger et tables, pensés pour cuisiner tous les jours et mesurés chez vous.",
    },
    living: {
      name: "Séjour",
      description:
        "Meubles TV, bibliothèques, vitrines et tables basses qui mettent de l’ordre dans la pièce où toute la famille se retrouve.",
    },
    birouri: {
      name: "Bureau",
      description:
        "Bureaux, étagères et caissons pour le télétravail ou pour l’entreprise, avec une place prévue pour les câbles et les dossiers.",
    },
    bai: {
      name: "Salle de bains",
      description:
        "Meubles suspendus, miroirs et colonnes, protégés de l’humidité sur tous les chants.",
    },
  },
  products: {
    "dormitoare-1": {
      name: "Lit double Nora en chêne massif",
      description:
        "Nora est le lit que nous fabriquons le plus souvent : un cadre simple en chêne massif et une tête de lit à six bandes capitonnées, contre laquelle on s’adosse pour lire. Le bois est huilé et non verni : une rayure se répare à la maison, en quelques minutes. Il est livré démonté et s’assemble avec huit vis.",
      specification: {
        material: "Chêne massif huilé, tête de lit tapissée d’un tissu aspect lin",
        dimensions: "180 × 215 × 115 cm, pour matelas de 160 × 200 cm",
        color: "Chêne naturel, tête de lit gris-beige",
        features: [
          "Cadre en chêne massif de 32 mm",
          "Tête de lit à six bandes capitonnées, housse nettoyable",
          "Sommier à lattes de hêtre inclus",
          "13 cm de hauteur libre sous le cadre, pour laisser passer l’aspirateur robot",
          "Assemblage par vis en acier, montage en 30 minutes",
        ],
      },
      alts: {
        "dormitoare-1.webp":
          "Lit en chêne massif avec tête de lit capitonnée beige, linge de lit blanc et plaid vert, entre deux tables de chevet aux lampes allumées",
      },
    },
    "dormitoare-2": {
      name: "Dressing Casian avec niche en chêne",
      description:
        "Un dressing qui occupe tout un mur, avec quatre grandes portes et une niche ouverte pour la tenue du lendemain. Les façades en MDF laqué mat vont de la plinthe au plafond, tandis que la niche, habillée de chêne, reçoit un éclairage chaud. Derrière les portes latérales, l’intérieur s’organise à votre goût : penderie, tablettes ou paniers.",
      specification: {
        material: "MDF laqué mat, niche en aggloméré plaqué chêne",
        dimensions: "310 × 64 × 252 cm",
        color: "Vert olive mat, chêne naturel",
        features: [
          "Quatre portes à charnières amorties, réglables dans trois directions",
          "Poignées barre de 110 cm en bronze brossé",
          "Niche avec penderie et deux tiroirs",
          "Ruban LED blanc chaud, 3000 K, avec détecteur de mouvement",
          "Plinthe et bandeau de plafond ajustés sur place",
        ],
      },
      alts: {
        "dormitoare-2.webp":
          "Dressing mural vert olive à quatre grandes portes, avec une niche en chêne remplie de vêtements sur cintres et une banquette devant",
        "dormitoare-2-detaliu.webp":
          "La niche en chêne de l’armoire : vêtements sur cintres, boîte et chaussures, entre deux portes vert olive à longues poignées",
      },
    },
    "dormitoare-3": {
      name: "Table de chevet Lia avec tiroir et niche",
      description:
        "Une petite table de chevet, avec une niche pour le livre en cours et un tiroir pour ce qui n’a pas besoin d’être vu. Elle repose sur quatre fins pieds en métal : le balai passe facilement dessous. Elle est livrée montée, il ne reste que les pieds à visser.",
      specification: {
        material: "Aggloméré mélaminé, pieds en acier laqué",
        dimensions: "46 × 38 × 52 cm",
        color: "Chêne, pieds noirs",
        features: [
          "Tiroir sur coulisses à fermeture amortie",
          "Chants ABS de 2 mm sur les bords visibles",
          "Bouton en laiton brossé",
          "Pieds métalliques à patins réglables",
        ],
      },
      alts: {
        "dormitoare-3.webp":
          "Table de chevet en chêne avec tiroir et niche pour les livres, lampe allumée, à côté d’un lit tapissé de vert",
      },
    },
    "dormitoare-4": {
      name: "Commode Ilinca à six tiroirs",
      description:
        "Six tiroirs profonds, sur deux colonnes, pour la lingerie, les tee-shirts et les pulls. Les façades sont en MDF laqué, le plateau et les pieds en noyer, pour ne pas ressembler à une commode d’hôtel. Les tiroirs sortent entièrement : ce qui est au fond reste à portée de main.",
      specification: {
        material: "MDF laqué mat, plateau et pieds en noyer",
        dimensions: "140 × 46 × 84 cm",
        color: "Bleu-gris mat, noyer",
        features: [
          "Coulisses à sortie totale et fermeture amortie, 30 kg par tiroir",
          "Boutons ronds en laiton",
          "Plateau en noyer huilé de 22 mm",
          "Fixation murale antibasculement incluse",
          "Séparateurs en hêtre pour les tiroirs du haut",
        ],
      },
      alts: {
        "dormitoare-4.webp":
          "Commode bleu-gris à six tiroirs, boutons en laiton et plateau en noyer, avec une lampe et un tableau",
        "dormitoare-4-detaliu.webp":
          "La commode de près : plateau en noyer avec lampe, tableau et vase, tiroirs bleu-gris à boutons en laiton",
      },
    },
    "dormitoare-5": {
      name: "Coiffeuse Sofia avec miroir rond",
      description:
        "Une table étroite en frêne massif, avec deux tiroirs et un miroir rond fixé au mur au-dessus. Elle trouve sa place même dans une petite chambre : le matin on s’y maquille, le soir on y écrit. Le tabouret se commande séparément.",
      specification: {
        material: "Frêne massif huilé, miroir de 4 mm",
        dimensions: "110 × 45 × 76 cm, miroir de 60 cm de diamètre",
        color: "Frêne clair, laiton",
        features: [
          "Deux tiroirs à fond doublé de feutre",
          "Pieds fuselés en frêne massif",
          "Miroir rond à fin cadre en laiton",
          "Passe-câble dans le plateau",
        ],
      },
      alts: {
        "dormitoare-5.webp":
          "Coiffeuse en frêne à deux tiroirs, sous un miroir rond cerclé de laiton",
      },
    },
    "bucatarii-1": {
      name: "Cuisine linéaire Salvia, 350 cm",
      description:
        "Une cuisine sur un seul mur, avec tout ce qu’il faut : évier, plaque de cuisson, four et un large meuble à trois tiroirs pour les casseroles. En bas, des façades mates vert sauge ; en haut, des meubles plaqués chêne et une niche ouverte pour la vaisselle de tous les jours. L’électroménager, l’évier et le mitigeur se choisissent à part.",
      specification: {
        material: "MDF laqué mat, placage chêne, plan de travail en quartz composite",
        dimensions: "354 × 64 × 218 cm",
        color: "Vert sauge mat, chêne naturel, plan de travail blanc",
        features: [
          "Tiroirs à sortie totale et fermeture amortie",
          "Plan de travail de 40 mm en quartz composite",
          "Poignées barre en laiton brossé",
          "Éclairage LED blanc chaud sous les meubles hauts",
          "Plinthe noire en retrait, démontable",
          "Meuble pour four encastrable de 60 cm",
        ],
      },
      alts: {
        "bucatarii-1.webp":
          "Cuisine linéaire aux façades vert sauge, meubles hauts en chêne, plan de travail blanc et carreaux blancs posés à la verticale",
      },
    },
    "bucatarii-2": {
      name: "Îlot de cuisine Ardeal avec plateau en chêne",
      description:
        "L’îlot où l’on pétrit, où l’on coupe et où l’on refait le monde. Son épais plateau en lamelles de chêne massif déborde d’un côté, juste assez pour deux tabourets. Côté plaque de cuisson, des tiroirs et une tablette ouverte pour les grosses marmites.",
      specification: {
        material: "Plateau en chêne massif, caisson en MDF laqué",
        dimensions: "160 × 90 × 92 cm",
        color: "Bleu foncé mat, chêne naturel",
        features: [
          "Plateau en chêne massif de 40 mm, traité à l’huile alimentaire",
          "Trois tiroirs à fermeture amortie, celui du bas pour les casseroles",
          "Débord de 30 cm pour deux tabourets",
          "Tablettes ouvertes en bout d’îlot",
          "Barre porte-torchon en laiton",
        ],
      },
      alts: {
        "bucatarii-2.webp":
          "Îlot de cuisine bleu foncé avec plateau en chêne, trois tiroirs et tablettes ouvertes, sous deux suspensions",
      },
    },
    "bucatarii-3": {
      name: "Colonne garde-manger Bruma à portes pleines",
      description:
        "Une armoire haute à deux portes, où tiennent tous les bocaux, la farine et même l’aspirateur. Les tablettes se déplacent de cinq en cinq centimètres et, en bas, deux paniers coulissent sur glissières. Elle se place au bout de la cuisine ou seule, à côté du réfrigérateur.",
      specification: {
        material: "Aggloméré mélaminé de 18 mm",
        dimensions: "90 × 58 × 212 cm",
        color: "Chêne clair, intérieur blanc",
        features: [
          "Chants ABS de 2 mm sur tous les bords",
          "Quatre tablettes réglables, 25 kg chacune",
          "Charnières amorties, ouverture à 155°",
          "Poignées verticales en métal noir",
          "Pieds réglables cachés par la plinthe",
        ],
      },
      alts: {
        "bucatarii-3.webp":
          "Garde-manger haut en chêne clair, porte droite ouverte sur des tablettes de bocaux et de paniers",
        "bucatarii-3-detaliu.webp":
          "L’intérieur du garde-manger : étagères blanches avec bocaux, assiettes et paniers, près de la porte en chêne clair",
      },
    },
    "bucatarii-4": {
      name: "Vaisselier Clara à portes en verre clair",
      description:
        "Un vaisselier comme chez grand-mère, aux lignes d’aujourd’hui : en bas, deux portes à cadre et deux tiroirs ; en haut, une vitrine à portes en verre pour les belles tasses. Les tablettes de la vitrine sont elles aussi en verre, si bien que la lumière chaude du haut descend jusqu’en bas. Il est livré en deux éléments qui se fixent l’un à l’autre.",
      specification: {
        material: "Verre trempé de 4 mm, MDF laqué, chêne",
        dimensions: "100 × 42 × 205 cm",
        color: "Crème mat, chêne naturel",
        features: [
          "Portes en verre trempé à cadre de 6 cm",
          "Trois tablettes en verre de 6 mm",
          "Spot LED blanc chaud, avec interrupteur sur le câble",
          "Boutons en laiton",
          "Plateau intermédiaire en chêne huilé",
        ],
      },
      alts: {
        "bucatarii-4.webp":
          "Vaisselier crème à portes vitrées éclairées, plateau en chêne et tiroirs à boutons en laiton",
        "bucatarii-4-detaliu.webp":
          "Le haut du vaisselier crème : portes vitrées, étagères éclairées avec vaisselle et plateau en chêne au-dessus des tiroirs",
      },
    },
    "bucatarii-5": {
      name: "Table de cuisine Toma en frêne massif",
      description:
        "Une table pour six en frêne massif, aux bords arrondis pour que les enfants ne se cognent pas. Les pieds sont placés tout près des angles : personne ne se retrouve le genou contre le bois. Le plateau se nettoie à l’eau et se rafraîchit à l’huile une fois par an.",
      specification: {
        material: "Frêne massif huilé",
        dimensions: "180 × 90 × 75 cm",
        color: "Frêne clair",
        features: [
          "Plateau de 30 mm en lamelles continues",
          "Pieds fuselés, démontables",
          "Bords arrondis, rayon de 8 mm",
          "Huile-cire sans solvant",
        ],
      },
      alts: {
        "bucatarii-5.webp":
          "Table en frêne dressée pour le déjeuner, avec des chaises du même bois, sous une suspension verte",
      },
    },
    "living-1": {
      name: "Meuble TV Arin à portes à claire-voie",
      description:
        "Un meuble long et bas, plaqué noyer, avec deux portes en lattes verticales. Le milieu reste ouvert pour l’amplificateur et les disques, et les câbles partent par l’arrière, invisibles. Le piètement en métal, en retrait, le fait paraître plus léger qu’il n’est.",
      specification: {
        material: "MDF plaqué noyer, piètement en acier laqué",
        dimensions: "220 × 42 × 51 cm",
        color: "Noyer, piètement noir",
        features: [
          "Deux portes en lattes de noyer massif",
          "Deux niches ouvertes, dont une avec tablette réglable",
          "Découpes passe-câbles dans le panneau arrière",
          "Piètement en tube d’acier carré de 22 mm",
          "Plateau de 22 mm, au fil continu d’un bout à l’autre",
        ],
      },
      alts: {
        "living-1.webp":
          "Meuble TV en noyer à portes à claire-voie, avec platine et disques, à côté d’une bibliothèque bien remplie",
        "living-1-detaliu.webp":
          "Le meuble TV de près : porte à lamelles en noyer, niches avec ampli et disques, platine et lampe",
      },
    },
    "living-2": {
      name: "Bibliothèque Matei à compartiments",
      description:
        "Six rangées de tablettes aux séparations irrégulières, pour ne pas avoir l’air d’un dépôt d’archives. Courtes et épaisses, les tablettes portent de grands livres d’art sans fléchir. Deux bibliothèques côte à côte semblent n’en faire qu’une.",
      specification: {
        material: "Aggloméré mélaminé de 22 mm",
        dimensions: "98 × 32 × 212 cm",
        color: "Noyer",
        features: [
          "Tablettes de 22 mm, 30 kg par compartiment",
          "Chants ABS de 2 mm dans la même teinte",
          "Panneau arrière encastré en rainure",
          "Fixation murale incluse",
        ],
      },
      alts: {
        "living-2.webp":
          "Haute bibliothèque en noyer à compartiments irréguliers, à côté d’un fauteuil vert et d’un lampadaire",
      },
    },
    "living-3": {
      name: "Table basse Luna à plateau en verre",
      description:
        "Un plateau rond en verre fumé, posé sur trois pieds en chêne qui se rejoignent au centre. Sous le verre, on voit l’assemblage à tenon et mortaise, sans la moindre vis. Assez petite pour un appartement, assez lourde pour ne pas glisser sur le tapis.",
      specification: {
        material: "Verre trempé fumé de 10 mm, chêne massif",
        dimensions: "90 × 90 × 40 cm",
        color: "Verre fumé, chêne naturel",
        features: [
          "Verre trempé à bord poli",
          "Trois pieds en chêne massif",
          "Assemblage à tenon et mortaise, sans métal visible",
          "Pastilles transparentes qui maintiennent le plateau en place",
        ],
      },
      alts: {
        "living-3.webp":
          "Table basse ronde à plateau en verre fumé sur trois pieds en chêne, sur un tapis clair",
      },
    },
    "living-4": {
      name: "Vitrine Aurora à étagères éclairées",
      description:
        "Une vitrine haute et étroite, avec deux portes en verre sur toute la hauteur, pour de la céramique, des verres ou une collection de famille. Le fin cadre est noir, l’intérieur, chaleureux, en noyer, éclairé par le haut. Les portes se ferment par aimant et peuvent être verrouillées.",
      specification: {
        material: "Verre trempé, acier laqué, MDF plaqué noyer",
        dimensions: "80 × 40 × 190 cm",
        color: "Noir mat, intérieur noyer",
        features: [
          "Deux portes en verre trempé de 5 mm",
          "Quatre étagères en verre de 8 mm",
          "Ruban LED blanc chaud, avec variateur",
          "Serrure à clé",
          "Pieds réglables pour les vieux planchers",
        ],
      },
      alts: {
        "living-4.webp":
          "Vitrine noire à portes en verre et intérieur en noyer éclairé, avec des vases en céramique sur les étagères",
        "living-4-detaliu.webp":
          "Les étagères en verre de la vitrine, avec céramiques et gobelets, devant le fond en noyer éclairé",
      },
    },
    "living-5": {
      name: "Buffet Damian en chêne massif",
      description:
        "Un large buffet en chêne massif, aux angles arrondis et aux portes dont le fil du bois se suit d’un bout à l’autre. Les tiroirs du milieu accueillent couverts et nappes ; derrière les portes, des tablettes pour les plats. Nous le fabriquons dans un seul lot de bois, choisi pièce par pièce.",
      specification: {
        material: "Chêne massif huilé",
        dimensions: "170 × 45 × 78 cm",
        color: "Chêne naturel",
        features: [
          "Façades taillées dans la même planche",
          "Trois tiroirs à fermeture amortie",
          "Poignées fraisées dans le bois",
          "Pieds ronds vissés",
          "Dos fini, pour pouvoir trôner au milieu de la pièce",
        ],
      },
      alts: {
        "living-5.webp":
          "Buffet en chêne massif aux angles arrondis, avec deux portes et trois tiroirs, sous un tableau abstrait",
      },
    },
    "birouri-1": {
      name: "Bureau Victor en noyer à trois tiroirs",
      description:
        "Un vrai bureau, assez large pour deux écrans, avec un plateau en noyer massif et un caisson à trois tiroirs à droite. À gauche, il s’appuie sur un fin cadre en acier qui laisse de la place pour les jambes. Le tiroir du bas reçoit des dossiers suspendus A4.",
      specification: {
        material: "Noyer massif huilé, cadre en acier laqué",
        dimensions: "160 × 75 × 75 cm",
        color: "Noyer, cadre noir",
        features: [
          "Plateau en noyer massif de 28 mm",
          "Trois tiroirs sur coulisses à fermeture amortie",
          "Poignées barre en laiton",
          "Cadre en tube d’acier carré de 30 mm",
          "Goulotte à câbles sous le plateau",
        ],
      },
      alts: {
        "birouri-1.webp":
          "Bureau en noyer à trois tiroirs et cadre noir, avec ordinateur portable et lampe, à côté d’une chaise en bois",
      },
    },
    "birouri-2": {
      name: "Bureau compact Ana pour le coin travail",
      description:
        "Un petit bureau pour l’ordinateur portable, les devoirs et les factures, qui se glisse sous une fenêtre ou au pied du lit. Il a un tiroir large et peu profond, juste ce qu’il faut pour des cahiers et des chargeurs. Les pieds se serrent à la main, sans outils.",
      specification: {
        material: "Aggloméré mélaminé, pieds en hêtre",
        dimensions: "110 × 55 × 75 cm",
        color: "Blanc mat, pieds naturels",
        features: [
          "Plateau de 25 mm à chants ABS de 2 mm",
          "Tiroir large, à ouverture par pression",
          "Pieds fuselés en hêtre massif",
          "Surface mate, sans traces de doigts",
        ],
      },
      alts: {
        "birouri-2.webp":
          "Bureau blanc à pieds en hêtre, avec ordinateur portable et lampe jaune, sous un panneau de liège",
      },
    },
    "birouri-3": {
      name: "Caisson à roulettes Radu avec serrure",
      description:
        "Un caisson à trois tiroirs qui reste sous le bureau et sort quand vous en avez besoin. Une seule clé verrouille tous les tiroirs, et celui du bas contient des dossiers suspendus. Les roulettes avant ont un frein.",
      specification: {
        material: "Aggloméré mélaminé de 18 mm",
        dimensions: "42 × 55 × 60 cm",
        color: "Gris moderne, façades chêne",
        features: [
          "Verrouillage centralisé, deux clés",
          "Coulisses à billes, sortie totale pour le tiroir à dossiers",
          "Roulettes caoutchoutées, dont deux à frein",
          "Chants ABS de 2 mm",
          "Charge maximale sur le dessus : 80 kg",
        ],
      },
      alts: {
        "birouri-3.webp":
          "Caisson gris à trois façades en chêne, sur roulettes, à côté d’un bureau à cadre noir",
        "birouri-3-detaliu.webp":
          "Le caisson de près : trois façades en chêne à poignées noires, la serrure et les roulettes",
      },
    },
    "birouri-4": {
      name: "Étagère modulaire Tudor en chêne et acier",
      description:
        "Cinq tablettes en chêne massif, tenues par un cadre noir en acier. Elle se regarde de tous les côtés et peut donc séparer le bureau du reste de la pièce. Les modules se relient entre eux et grandissent avec vos archives.",
      specification: {
        material: "Chêne massif huilé, acier thermolaqué",
        dimensions: "120 × 36 × 190 cm",
        color: "Chêne naturel, noir mat",
        features: [
          "Cinq tablettes en chêne massif de 26 mm",
          "Cadre en tube carré de 25 mm",
          "40 kg par tablette",
          "Patins réglables et fixation murale",
        ],
      },
      alts: {
        "birouri-4.webp":
          "Étagère en chêne à cadre en acier noir, avec classeurs, livres et boîtes, à côté d’un fauteuil",
        "birouri-4-detaliu.webp":
          "Les tablettes en chêne dans leur cadre en acier noir, avec livres, boîtes et panier",
      },
    },
    "birouri-5": {
      name: "Table de réunion Consul à plateau en verre",
      description:
        "Une table pour huit personnes, avec un plateau en verre trempé, légèrement vert sur la tranche, et deux larges pieds en noyer. Les câbles descendent à l’intérieur des pieds, invisibles, jusqu’aux prises sous la traverse. Nous la fabriquons sur commande en trois à quatre semaines.",
      specification: {
        material: "Verre trempé de 12 mm, MDF plaqué noyer",
        dimensions: "240 × 110 × 75 cm",
        color: "Verre clair, noyer",
        features: [
          "Plateau en verre trempé aux angles arrondis",
          "Deux pieds plaqués noyer, avec passage de câbles",
          "Traverse en acier laqué noir",
          "Prises et ports USB fixés sous la traverse",
          "Huit places assises",
        ],
      },
      alts: {
        "birouri-5.webp":
          "Table de réunion à plateau en verre sur deux pieds en noyer, avec six chaises et des lampes noires",
      },
    },
    "bai-1": {
      name: "Meuble vasque suspendu Delia",
      description:
        "Un meuble suspendu à deux larges tiroirs, avec une niche pour les serviettes, sous un plan de couleur claire. Le placage de chêne est verni sur toutes ses faces, découpes comprises, pour que l’humidité ne pénètre pas. La vasque ronde et le mitigeur peuvent être commandés avec le meuble.",
      specification: {
        material: "MDF hydrofuge plaqué chêne, plan en composite",
        dimensions: "132 × 53 × 50 cm",
        color: "Chêne naturel, plan blanc",
        features: [
          "Deux tiroirs à fermeture amortie, avec découpe pour le siphon",
          "Niche ouverte avec tablette",
          "Poignées barre en laiton brossé",
          "Fixation invisible sur rail en acier, 120 kg",
          "Plan avec dosseret de 7 cm côté mur",
        ],
      },
      alts: {
        "bai-1.webp":
          "Meuble de salle de bains suspendu en chêne, avec vasque ronde blanche, niche à serviettes et carrelage bleu-vert",
      },
    },
    "bai-2": {
      name: "Miroir ovale Selena à lumière chaude",
      description:
        "Un miroir tout en longueur, avec un fin cadre en laiton et une lumière chaude qui se diffuse par l’arrière, sur le mur. Il n’éblouit pas la nuit et ne laisse pas d’ombres sur le visage le matin. Le film antibuée garde le centre bien net après la douche.",
      specification: {
        material: "Miroir de 5 mm, cadre en laiton brossé",
        dimensions: "58 × 3 × 90 cm",
        color: "Laiton brossé",
        features: [
          "Ruban LED 3000 K, IP44",
          "Film antibuée",
          "Bord poli, argenture sans cuivre",
          "Support réglable à l’horizontale",
        ],
      },
      alts: {
        "bai-2.webp":
          "Miroir ovale à cadre en laiton, éclairé par l’arrière d’une lumière chaude, au-dessus d’une vasque blanche",
      },
    },
    "bai-3": {
      name: "Colonne de salle de bains Ema",
      description:
        "Une armoire étroite qui grimpe le long du mur et laisse le sol libre. Elle a des portes en haut et en bas et, au milieu, une niche ouverte pour ce qui sert tous les jours. Les tablettes intérieures sont en verre et s’essuient facilement.",
      specification: {
        material: "Aggloméré hydrofuge mélaminé",
        dimensions: "40 × 32 × 165 cm",
        color: "Blanc mat, niche chêne",
        features: [
          "Chants collés à la colle polyuréthane, résistants à la vapeur",
          "Portes réversibles à charnières amorties",
          "Trois tablettes en verre de 6 mm",
          "Montage suspendu, sans pieds",
        ],
      },
      alts: {
        "bai-3.webp":
          "Colonne de salle de bains blanche avec niche en chêne, entre une échelle porte-serviettes et une vasque",
      },
    },
    "bai-4": {
      name: "Meuble de salle de bains Toscana à deux vasques",
      description:
        "Pour les familles où tout le monde part à huit heures : deux vasques, quatre portes à cadre et des tiroirs au milieu. Les façades sont laquées en vert foncé, et le plan en pierre est d’un seul tenant. Le meuble repose sur des pieds : il peut donc se monter aussi contre des cloisons minces.",
      specification: {
        material: "MDF hydrofuge laqué, plan en quartz composite",
        dimensions: "160 × 52 × 86 cm",
        color: "Vert foncé mat, plan crème",
        features: [
          "Façades à cadre et panneau, laquées en six couches",
          "Trois tiroirs à fermeture amortie au milieu",
          "Boutons en laiton",
          "Plan d’un seul tenant, avec dosseret de 8 cm",
          "Pieds réglables, protégés de l’eau",
        ],
      },
      alts: {
        "bai-4.webp":
          "Meuble de salle de bains vert foncé à deux vasques, plan crème et deux miroirs à cadre en laiton",
        "bai-4-detaliu.webp":
          "Les deux vasques blanches à robinets en laiton sur le plan crème, au-dessus des façades vertes à cadre",
      },
    },
    "bai-5": {
      name: "Banc de salle de bains Flora en chêne massif",
      description:
        "Un petit banc pour les serviettes, les vêtements ou une minute de calme après le bain. L’assise à lattes laisse l’eau s’écouler et, en bas, une tablette accueille un panier. Le chêne est huilé trois fois et vieillit bien.",
      specification: {
        material: "Chêne massif huilé",
        dimensions: "80 × 34 × 45 cm",
        color: "Chêne naturel",
        features: [
          "Assise à lattes espacées pour l’écoulement de l’eau",
          "Tablette inférieure à lattes",
          "Assemblages à tenon et mortaise, collés à la colle résistante à l’eau",
          "Patins en caoutchouc, antidérapants sur le carrelage",
        ],
      },
      alts: {
        "bai-5.webp": "Banc à lattes de chêne avec des serviettes, à côté d’une baignoire blanche",
        "bai-5-detaliu.webp":
          "Le banc de près : serviettes pliées sur l’assise à lattes, serviettes roulées et panier sur la tablette du bas",
      },
    },
  },
  gallery: {
    "galerie-1.webp":
      "Chambre au crépuscule, avec un lit bas en noyer devant un mur de lattes verticales, des chevets suspendus et deux lampes allumées",
    "galerie-2.webp":
      "Cuisine aux façades en noyer, plan de travail et crédence en pierre blanche, four en colonne et table ronde sous une lampe noire",
    "galerie-3.webp":
      "Séjour au mur terre cuite, avec un meuble bas en frêne sous une longue étagère de livres et un fauteuil crème",
    "galerie-4.webp":
      "Bureau pour deux, avec un long plateau en chêne sur des caissons à tiroirs gris-vert et des étagères de livres au-dessus",
    "galerie-5.webp":
      "Meuble de salle de bains en noyer à portes cannelées, sur pieds noirs, avec vasque blanche rectangulaire et miroir rond à cadre noir",
    "galerie-6.webp":
      "Chambre lumineuse avec un lit tapissé bleu-gris à haute tête de lit, des chevets en frêne et un grand tableau au-dessus du lit",
    "galerie-7.webp":
      "Cuisine aux façades rouge brique, plan de travail en hêtre et deux étagères ouvertes garnies de vaisselle, sur un mur de carreaux blancs",
    "galerie-8.webp":
      "Séjour avec un meuble vert foncé sur toute la largeur du mur, des niches en chêne éclairées et la place du téléviseur au milieu",
    "galerie-9.webp":
      "Bureau en noyer au milieu de la pièce, devant un mur de placards crème avec une niche en noyer éclairée",
    "galerie-10.webp":
      "Salle de bains aux carreaux vert foncé jusqu’au plafond, plan en chêne avec vasque ronde et miroir ovale entre deux appliques allumées",
    "galerie-11.webp":
      "Coin repas avec une table ovale en chêne et cinq chaises sous une suspension, devant un long buffet et un mur gris-bleu",
    "galerie-12.webp":
      "Entrée avec une banquette à tiroirs et des patères sur des lattes de chêne, une armoire étroite couleur sable et un haut miroir",
  },
};
