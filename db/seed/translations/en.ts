import type { CatalogueTranslation } from "./translation";

export const en: CatalogueTranslation = {
  categories: {
    dormitoare: {
      name: "Bedroom",
      description:
        "Beds, wardrobes and nightstands for a restful room, in real wood and with drawers that close without a sound.",
    },
    bucatarii: {
      name: "Kitchen",
      description:
        "Straight kitchens, islands, pantries and tables, designed for everyday cooking and measured in your own home.",
    },
    living: {
      name: "Living room",
      description:
        "TV units, bookcases, display cabinets and coffee tables that bring order to the room where the whole family gathers.",
    },
    birouri: {
      name: "Office",
      description:
        "Desks, shelving and drawer pedestals for working from home or for your company, with a proper place for cables and files.",
    },
    bai: {
      name: "Bathroom",
      description:
        "Wall-hung units, mirrors and tall cabinets, sealed against moisture on every edge.",
    },
  },
  products: {
    "dormitoare-1": {
      name: "Nora double bed in solid oak",
      description:
        "Nora is the bed we make most often: a simple frame in solid oak and a headboard with six upholstered channels to lean back on while you read. The wood is oiled, not lacquered, so a scratch can be repaired at home in a few minutes. It is delivered flat-packed and goes together with eight bolts.",
      specification: {
        material: "Oiled solid oak, headboard upholstered in a linen-look fabric",
        dimensions: "180 × 215 × 115 cm, for a 160 × 200 cm mattress",
        color: "Natural oak, grey-beige headboard",
        features: [
          "32 mm solid oak frame",
          "Headboard with six upholstered channels, cleanable cover",
          "Slatted beech base included",
          "13 cm of clearance under the frame, enough for a robot vacuum",
          "Steel bolt joints, assembled in 30 minutes",
        ],
      },
      alts: {
        "dormitoare-1.webp":
          "Solid oak bed with a beige upholstered headboard, white bedding and a green throw, between two nightstands with lit lamps",
      },
    },
    "dormitoare-2": {
      name: "Casian fitted wardrobe with oak niche",
      description:
        "A wardrobe for a whole wall, with four tall doors and an open niche for tomorrow’s clothes. The matt painted MDF fronts run from plinth to ceiling, while the niche is lined with oak and warmly lit. Behind the side doors, the interior is divided the way you like: hanging rail, shelves or baskets.",
      specification: {
        material: "Matt painted MDF, niche in oak-veneered chipboard",
        dimensions: "310 × 64 × 252 cm",
        color: "Matt olive green, natural oak",
        features: [
          "Four doors on soft-close hinges, adjustable in three directions",
          "110 cm bar handles in brushed bronze",
          "Niche with a hanging rail and two drawers",
          "Warm 3000 K LED strip with motion sensor",
          "Plinth and ceiling filler fitted on site",
        ],
      },
      alts: {
        "dormitoare-2.webp":
          "Wall-to-wall olive green wardrobe with four tall doors and an oak niche full of clothes on hangers, with an upholstered bench in front",
        "dormitoare-2-detaliu.webp":
          "The wardrobe’s oak niche: clothes on hangers, a box and shoes, between two olive green doors with long handles",
      },
    },
    "dormitoare-3": {
      name: "Lia nightstand with drawer and niche",
      description:
        "A small nightstand with a niche for the book you are reading and a drawer for the things nobody needs to see. It stands on four slim metal legs, so a broom passes easily underneath. It comes assembled: you only screw in the legs.",
      specification: {
        material: "Melamine-faced chipboard, painted steel legs",
        dimensions: "46 × 38 × 52 cm",
        color: "Oak, black legs",
        features: [
          "Drawer on soft-close runners",
          "2 mm ABS edging on visible edges",
          "Brushed brass knob",
          "Metal legs with adjustable feet",
        ],
      },
      alts: {
        "dormitoare-3.webp":
          "Oak nightstand with a drawer and a niche for books, with a lit lamp, next to a bed upholstered in green",
      },
    },
    "dormitoare-4": {
      name: "Ilinca six-drawer chest",
      description:
        "Six deep drawers in two columns for underwear, T-shirts and jumpers. The fronts are painted MDF and the top and legs are walnut, so that it doesn’t look like a hotel chest of drawers. The drawers pull out all the way, so you can reach what is at the back too.",
      specification: {
        material: "Matt painted MDF, walnut top and legs",
        dimensions: "140 × 46 × 84 cm",
        color: "Matt blue-grey, walnut",
        features: [
          "Full-extension soft-close runners, 30 kg per drawer",
          "Round brass knobs",
          "22 mm oiled walnut top",
          "Anti-tip wall fixing included",
          "Beech dividers for the top drawers",
        ],
      },
      alts: {
        "dormitoare-4.webp":
          "Blue-grey chest with six drawers, brass knobs and a walnut top, with a lamp and a picture on it",
        "dormitoare-4-detaliu.webp":
          "The dresser up close: the walnut top with a lamp, a picture and a vase, blue-grey drawers with brass knobs",
      },
    },
    "dormitoare-5": {
      name: "Sofia dressing table with round mirror",
      description:
        "A narrow table in solid ash, with two drawers and a round mirror fixed to the wall above it. It fits even a small bedroom: a make-up table in the morning, a writing desk in the evening. The stool is ordered separately.",
      specification: {
        material: "Oiled solid ash, 4 mm mirror",
        dimensions: "110 × 45 × 76 cm, mirror 60 cm in diameter",
        color: "Light ash, brass",
        features: [
          "Two felt-lined drawers",
          "Tapered legs in solid ash",
          "Round mirror in a slim brass frame",
          "Cable outlet in the top",
        ],
      },
      alts: {
        "dormitoare-5.webp":
          "Ash dressing table with two drawers, below a round mirror in a brass frame",
      },
    },
    "bucatarii-1": {
      name: "Salvia straight kitchen, 350 cm",
      description:
        "A kitchen along a single wall, with everything you need: sink, hob, oven and a wide three-drawer unit for pots and pans. Below, matt sage green fronts; above, oak-veneered wall units and an open niche for everyday crockery. Appliances, sink and tap are chosen separately.",
      specification: {
        material: "Matt painted MDF, oak veneer, quartz composite worktop",
        dimensions: "354 × 64 × 218 cm",
        color: "Matt sage green, natural oak, white worktop",
        features: [
          "Full-extension soft-close drawers",
          "40 mm quartz composite worktop",
          "Bar handles in brushed brass",
          "Warm LED lighting under the wall units",
          "Recessed black plinth, removable",
          "Housing for a 60 cm built-in oven",
        ],
      },
      alts: {
        "bucatarii-1.webp":
          "Straight kitchen with sage green fronts, oak wall units, a white worktop and vertical white tiles",
      },
    },
    "bucatarii-2": {
      name: "Ardeal kitchen island with oak worktop",
      description:
        "The island where dough is kneaded, vegetables are chopped and stories are told. The thick worktop of solid oak staves overhangs on one side, enough for two stools. On the hob side there are drawers and an open shelf for heavy pots.",
      specification: {
        material: "Solid oak worktop, painted MDF body",
        dimensions: "160 × 90 × 92 cm",
        color: "Matt dark blue, natural oak",
        features: [
          "40 mm solid oak worktop, treated with food-safe oil",
          "Three soft-close drawers, the lowest for pots",
          "30 cm overhang for two stools",
          "Open shelves at one end",
          "Brass towel rail",
        ],
      },
      alts: {
        "bucatarii-2.webp":
          "Dark blue kitchen island with an oak worktop, three drawers and open shelves, under two pendant lamps",
      },
    },
    "bucatarii-3": {
      name: "Bruma tall pantry with solid doors",
      description:
        "A tall two-door cupboard that swallows all the jars, the flour and the vacuum cleaner. The shelves can be moved in steps of five centimetres, and at the bottom two baskets slide out on runners. Put it at the end of the kitchen or on its own, next to the fridge.",
      specification: {
        material: "18 mm melamine-faced chipboard",
        dimensions: "90 × 58 × 212 cm",
        color: "Light oak, white interior",
        features: [
          "2 mm ABS edging on every edge",
          "Four adjustable shelves, 25 kg each",
          "Soft-close hinges opening to 155°",
          "Vertical handles in black metal",
          "Adjustable feet hidden by the plinth",
        ],
      },
      alts: {
        "bucatarii-3.webp":
          "Tall light oak pantry, its right-hand door open on shelves of jars and baskets",
        "bucatarii-3-detaliu.webp":
          "Inside the pantry: white shelves with jars, plates and baskets, beside the light oak door",
      },
    },
    "bucatarii-4": {
      name: "Clara kitchen dresser with clear glass",
      description:
        "A dresser like grandmother’s, with today’s lines: two framed doors and two drawers below, and above them a glass-fronted cabinet for the good cups. The cabinet’s shelves are glass too, so the warm light from the top reaches all the way down. It is delivered in two parts that fasten together.",
      specification: {
        material: "4 mm tempered glass, painted MDF, oak",
        dimensions: "100 × 42 × 205 cm",
        color: "Matt cream, natural oak",
        features: [
          "Tempered glass doors with a 6 cm frame",
          "Three 6 mm glass shelves",
          "Warm LED spotlight with a switch on the cable",
          "Brass knobs",
          "Oiled oak board between the two parts",
        ],
      },
      alts: {
        "bucatarii-4.webp":
          "Cream dresser with lit glass doors, an oak board and drawers with brass knobs",
        "bucatarii-4-detaliu.webp":
          "The upper part of the cream cabinet: glass doors, lit shelves with crockery and an oak top above the drawers",
      },
    },
    "bucatarii-5": {
      name: "Toma kitchen table in solid ash",
      description:
        "A table for six in solid ash, with rounded edges that children don’t hurt themselves on. The legs are set right out at the corners, so nobody sits with a knee against the wood. The top wipes clean with water and is freshened up with oil once a year.",
      specification: {
        material: "Oiled solid ash",
        dimensions: "180 × 90 × 75 cm",
        color: "Light ash",
        features: [
          "30 mm top in full-length staves",
          "Tapered legs, removable",
          "Edges rounded to an 8 mm radius",
          "Oil with wax, solvent-free",
        ],
      },
      alts: {
        "bucatarii-5.webp":
          "Ash table laid for lunch, with chairs in the same wood, under a green pendant lamp",
      },
    },
    "living-1": {
      name: "Arin TV unit with slatted doors",
      description:
        "A long, low unit in walnut veneer, with two doors of vertical slats. The middle stays open for an amplifier and records, and the cables leave through the back, out of sight. The recessed metal frame makes it look lighter than it is.",
      specification: {
        material: "Walnut-veneered MDF, painted steel frame",
        dimensions: "220 × 42 × 51 cm",
        color: "Walnut, black frame",
        features: [
          "Two doors with solid walnut slats",
          "Two open niches, one with an adjustable shelf",
          "Cable cut-outs in the back panel",
          "Frame in 22 mm square steel tube",
          "22 mm top with the grain running unbroken from end to end",
        ],
      },
      alts: {
        "living-1.webp":
          "Walnut TV unit with slatted doors, with a turntable and records, next to a full bookcase",
        "living-1-detaliu.webp":
          "The TV unit up close: a slatted walnut door, niches with an amplifier and records, a turntable and a lamp",
      },
    },
    "living-2": {
      name: "Matei bookcase with compartments",
      description:
        "Six rows of shelves with dividers set at irregular intervals, so that it doesn’t look like a filing store. The shelves carry large art books without sagging, because they are short and thick. Two of them side by side look like a single piece.",
      specification: {
        material: "22 mm melamine-faced chipboard",
        dimensions: "98 × 32 × 212 cm",
        color: "Walnut",
        features: [
          "22 mm shelves, 30 kg per compartment",
          "2 mm ABS edging in the same shade",
          "Back panel set into a groove",
          "Wall fixing included",
        ],
      },
      alts: {
        "living-2.webp":
          "Tall walnut bookcase with irregular compartments, next to a green armchair and a floor lamp",
      },
    },
    "living-3": {
      name: "Luna coffee table with glass top",
      description:
        "A round smoked-glass top on three oak legs that meet in the middle. Through the glass you can see the joint, a mortise and tenon without a single screw. It is small enough for a flat and heavy enough not to wander across the rug.",
      specification: {
        material: "10 mm smoked tempered glass, solid oak",
        dimensions: "90 × 90 × 40 cm",
        color: "Smoked glass, natural oak",
        features: [
          "Tempered glass with a polished edge",
          "Three solid oak legs",
          "Mortise-and-tenon joint, no visible metal",
          "Clear discs that keep the top in place",
        ],
      },
      alts: {
        "living-3.webp":
          "Round coffee table with a smoked-glass top on three oak legs, on a light rug",
      },
    },
    "living-4": {
      name: "Aurora display cabinet with lit shelves",
      description:
        "A tall, narrow cabinet with two full-height glass doors, for ceramics, glasses or a family collection. The slim frame is black; the interior is warm walnut, lit from above. The doors close on magnets and can be locked.",
      specification: {
        material: "Tempered glass, painted steel, walnut-veneered MDF",
        dimensions: "80 × 40 × 190 cm",
        color: "Matt black, walnut interior",
        features: [
          "Two doors in 5 mm tempered glass",
          "Four 8 mm glass shelves",
          "Warm dimmable LED strip",
          "Lock with key",
          "Adjustable feet for uneven old floors",
        ],
      },
      alts: {
        "living-4.webp":
          "Black display cabinet with glass doors and a lit walnut interior, with ceramics on the shelves",
        "living-4-detaliu.webp":
          "The display cabinet’s glass shelves with ceramics and cups, against the lit walnut back",
      },
    },
    "living-5": {
      name: "Damian sideboard in solid oak",
      description:
        "A wide sideboard in solid oak, with rounded corners and doors whose grain runs on from one end to the other. The middle drawers take cutlery and tablecloths, and behind the doors there are shelves for serving dishes. We make it from a single batch of timber, chosen piece by piece.",
      specification: {
        material: "Oiled solid oak",
        dimensions: "170 × 45 × 78 cm",
        color: "Natural oak",
        features: [
          "Fronts cut from the same board",
          "Three soft-close drawers",
          "Handles routed into the wood",
          "Round screw-in legs",
          "Finished back, so it can stand in the middle of a room",
        ],
      },
      alts: {
        "living-5.webp":
          "Solid oak sideboard with rounded corners, two doors and three drawers, below an abstract picture",
      },
    },
    "birouri-1": {
      name: "Victor walnut desk with three drawers",
      description:
        "A proper desk, wide enough for two screens, with a solid walnut top and a three-drawer pedestal on the right. On the left it rests on a slim steel frame that leaves room for your legs. The bottom drawer takes A4 hanging files.",
      specification: {
        material: "Oiled solid walnut, painted steel frame",
        dimensions: "160 × 75 × 75 cm",
        color: "Walnut, black frame",
        features: [
          "28 mm solid walnut top",
          "Three drawers on soft-close runners",
          "Brass bar handles",
          "Frame in 30 mm square steel tube",
          "Cable tray under the top",
        ],
      },
      alts: {
        "birouri-1.webp":
          "Walnut desk with three drawers and a black frame, with a laptop and a lamp, next to a wooden chair",
      },
    },
    "birouri-2": {
      name: "Ana compact desk for a work corner",
      description:
        "A small desk for the laptop, homework and bills, which fits under a window or at the foot of the bed. It has one wide, shallow drawer, just right for notebooks and chargers. The legs are tightened by hand, without tools.",
      specification: {
        material: "Melamine-faced chipboard, beech legs",
        dimensions: "110 × 55 × 75 cm",
        color: "Matt white, natural legs",
        features: [
          "25 mm top with 2 mm ABS edging",
          "Wide push-to-open drawer",
          "Tapered legs in solid beech",
          "Matt surface that doesn’t show fingerprints",
        ],
      },
      alts: {
        "birouri-2.webp":
          "White desk with beech legs, with a laptop and a yellow lamp, below a cork board",
      },
    },
    "birouri-3": {
      name: "Radu mobile pedestal with lock",
      description:
        "A three-drawer pedestal that lives under the desk and rolls out when you need it. A single key locks all the drawers, and the bottom one holds hanging files. The front castors have brakes.",
      specification: {
        material: "18 mm melamine-faced chipboard",
        dimensions: "42 × 55 × 60 cm",
        color: "Modern grey, oak fronts",
        features: [
          "Central lock with two keys",
          "Ball-bearing runners, full extension on the file drawer",
          "Rubber castors, two with brakes",
          "2 mm ABS edging",
          "Maximum load on the top: 80 kg",
        ],
      },
      alts: {
        "birouri-3.webp":
          "Grey pedestal with three oak drawer fronts, on castors, next to a desk with a black frame",
        "birouri-3-detaliu.webp":
          "The pedestal up close: three oak fronts with black handles, the lock and the castors",
      },
    },
    "birouri-4": {
      name: "Tudor modular shelving in oak and steel",
      description:
        "Five solid oak shelves held in a black steel frame. It looks good from every side, so it can separate the desk from the rest of the room. The modules connect to each other and grow along with your archive.",
      specification: {
        material: "Oiled solid oak, powder-coated steel",
        dimensions: "120 × 36 × 190 cm",
        color: "Natural oak, matt black",
        features: [
          "Five 26 mm solid oak shelves",
          "Frame in 25 mm square tube",
          "40 kg per shelf",
          "Adjustable feet and wall fixing",
        ],
      },
      alts: {
        "birouri-4.webp":
          "Oak shelving in a black steel frame, with lever arch files, books and boxes, next to an armchair",
        "birouri-4-detaliu.webp":
          "The unit’s oak shelves in their black steel frame, with books, boxes and a basket",
      },
    },
    "birouri-5": {
      name: "Consul meeting table with glass top",
      description:
        "A table for eight, with a tempered glass top, slightly green at the edge, and two broad walnut legs. The cables run down inside the legs, unseen, to the sockets under the crossbar. We make it to order in three to four weeks.",
      specification: {
        material: "12 mm tempered glass, walnut-veneered MDF",
        dimensions: "240 × 110 × 75 cm",
        color: "Clear glass, walnut",
        features: [
          "Tempered glass top with rounded corners",
          "Two walnut-veneered legs with cable ducts",
          "Crossbar in black painted steel",
          "Sockets and USB ports fixed under the crossbar",
          "Seats eight",
        ],
      },
      alts: {
        "birouri-5.webp":
          "Meeting table with a glass top on two walnut legs, with six chairs and black lamps",
      },
    },
    "bai-1": {
      name: "Delia wall-hung washbasin unit",
      description:
        "A wall-hung unit with two wide drawers and a niche for towels, under a pale countertop. The oak veneer is lacquered on every side, even inside the cut-outs, so moisture can’t get in. The round basin and the tap can be ordered together with the unit.",
      specification: {
        material: "Moisture-resistant MDF with oak veneer, composite countertop",
        dimensions: "132 × 53 × 50 cm",
        color: "Natural oak, white countertop",
        features: [
          "Two soft-close drawers with a cut-out for the trap",
          "Open niche with a shelf",
          "Bar handles in brushed brass",
          "Concealed steel rail mounting, 120 kg",
          "Countertop with a 7 cm upstand against the wall",
        ],
      },
      alts: {
        "bai-1.webp":
          "Wall-hung oak bathroom unit with a round white basin, a niche with towels and blue-green tiles",
      },
    },
    "bai-2": {
      name: "Selena oval mirror with warm light",
      description:
        "An elongated mirror with a slim brass frame and a warm light that glows from behind onto the wall. It doesn’t dazzle you at night and leaves no shadows on your face in the morning. The demisting film keeps the centre clear after a shower.",
      specification: {
        material: "5 mm mirror, brushed brass frame",
        dimensions: "58 × 3 × 90 cm",
        color: "Brushed brass",
        features: [
          "3000 K LED strip, IP44",
          "Demisting film",
          "Polished edge, copper-free silvering",
          "Mounting with horizontal adjustment",
        ],
      },
      alts: {
        "bai-2.webp":
          "Oval mirror in a brass frame, lit warmly from behind, above a white washbasin",
      },
    },
    "bai-3": {
      name: "Ema tall bathroom cabinet",
      description:
        "A narrow cabinet that climbs the wall and leaves the floor free. It has doors at the top and bottom and, in the middle, an open niche for the things you use every day. The inner shelves are glass and wipe clean easily.",
      specification: {
        material: "Moisture-resistant melamine-faced chipboard",
        dimensions: "40 × 32 × 165 cm",
        color: "Matt white, oak niche",
        features: [
          "Edging bonded with polyurethane glue, resistant to steam",
          "Reversible doors on soft-close hinges",
          "Three 6 mm glass shelves",
          "Wall-hung, no legs",
        ],
      },
      alts: {
        "bai-3.webp":
          "Tall white bathroom cabinet with an oak niche, between a ladder with towels and a washbasin",
      },
    },
    "bai-4": {
      name: "Toscana bathroom unit with two washbasins",
      description:
        "For families where everybody leaves at eight: two washbasins, four framed doors and drawers in the middle. The fronts are painted dark green, and the stone countertop is a single piece. It stands on legs, so it can be fitted even against thin walls.",
      specification: {
        material: "Painted moisture-resistant MDF, quartz composite countertop",
        dimensions: "160 × 52 × 86 cm",
        color: "Matt dark green, cream countertop",
        features: [
          "Frame-and-panel fronts, painted in six coats",
          "Three soft-close drawers in the middle",
          "Brass knobs",
          "One-piece countertop with an 8 cm upstand",
          "Adjustable legs, protected against water",
        ],
      },
      alts: {
        "bai-4.webp":
          "Dark green bathroom unit with two washbasins, a cream countertop and two mirrors in brass frames",
        "bai-4-detaliu.webp":
          "The two white basins with brass taps on the cream top, above the framed green fronts",
      },
    },
    "bai-5": {
      name: "Flora bathroom bench in solid oak",
      description:
        "A small bench for towels, clothes or a quiet minute after the bath. The slatted seat lets water drain away, and below it there is a shelf for a basket. The oak is oiled three times and ages beautifully.",
      specification: {
        material: "Oiled solid oak",
        dimensions: "80 × 34 × 45 cm",
        color: "Natural oak",
        features: [
          "Slatted seat with drainage gaps",
          "Slatted lower shelf",
          "Mortise-and-tenon joints, bonded with waterproof glue",
          "Rubber feet that don’t slip on tiles",
        ],
      },
      alts: {
        "bai-5.webp": "Slatted oak bench with towels, next to a white bathtub",
        "bai-5-detaliu.webp":
          "The bench up close: folded towels on the slatted seat, rolled towels and a basket on the lower shelf",
      },
    },
  },
  gallery: {
    "galerie-1.webp":
      "Bedroom at dusk, with a low walnut bed in front of a wall of vertical slats, floating nightstands and two lit lamps",
    "galerie-2.webp":
      "Kitchen with walnut fronts, a white stone worktop and splashback, an oven in a tall unit and a round table under a black lamp",
    "galerie-3.webp":
      "Living room with a terracotta wall, a low ash sideboard under a long shelf of books and a cream armchair",
    "galerie-4.webp":
      "Office for two, with one long oak worktop on grey-green drawer units and bookshelves above",
    "galerie-5.webp":
      "Walnut bathroom unit with fluted doors, on black legs, with a rectangular white basin and a round mirror in a black frame",
    "galerie-6.webp":
      "Bright bedroom with a blue-grey upholstered bed, a tall headboard, ash nightstands and a large picture above the bed",
    "galerie-7.webp":
      "Kitchen with brick-red fronts, a beech worktop and two open shelves of crockery on a white tiled wall",
    "galerie-8.webp":
      "Living room with a dark green wall unit from end to end, with lit oak niches and a place for the television in the middle",
    "galerie-9.webp":
      "Walnut desk in the middle of the room, in front of a wall of cream cabinets with a lit walnut niche",
    "galerie-10.webp":
      "Bathroom with dark green tiles up to the ceiling, an oak countertop with a round basin and an oval mirror between two lit wall lamps",
    "galerie-11.webp":
      "Dining area with an oval oak table and five chairs under a pendant lamp, in front of a long sideboard and a blue-grey wall",
    "galerie-12.webp":
      "Hallway with a drawer bench and coat pegs on oak slats, a narrow sand-coloured wardrobe and a tall mirror",
  },
};
