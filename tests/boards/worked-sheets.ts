/**
 * What the three pieces of `worked-wishes.ts` are made of, as the shop made them when this was written down:
 * a change of a rule shows here which boards it moves. Only some lines were reckoned by hand as well (the
 * fillers, the ceiling's board, a box's ends, the back, the sliding doors); pieces that are reckoned wholly
 * elsewhere stand in `worked-pieces.test.ts`. See `sheetOf` for what a line says.
 */
export const sheets: Record<string, string> = {
  niche: `
0: side body 2140×640×18 (2140×639) at 0, 0, 0, 1/0/0/0; 1 groove 2040×3 8 deep high: 90, 625; 2 rail ⌀5 12 deep high: 3548, 730; 11 connector ⌀7 18 deep low: 12239, 3127
0: side body 2140×640×18 (2140×639) at 2574, 0, 0, 1/0/0/0; 1 groove 2040×3 8 deep low: 90, 625; 2 rail ⌀5 12 deep low: 3548, 730; 11 connector ⌀7 18 deep high: 12239, 3111
0: bottom body 2556×640×18 (2556×639) at 18, 80, 0, 1/0/0/0; 1 groove 2556×3 8 deep high: 0, 625; 3 connector ⌀5 40 deep start: 0, 960; 3 connector ⌀5 40 deep end: 7668, 960; 6 connector ⌀7 18 deep low: 7668, 2146
0: top body 2556×640×18 (2556×639) at 18, 2122, 0, 1/0/0/0; 1 groove 2556×3 8 deep low: 0, 625; 3 connector ⌀5 40 deep start: 0, 960; 3 connector ⌀5 40 deep end: 7668, 960; 6 connector ⌀7 18 deep high: 7668, 2146
0: plinth body 2556×80×18 (2556×80) at 18, 0, 50, 0/0/0/0; 2 connector ⌀5 40 deep start: 0, 80; 2 connector ⌀5 40 deep end: 5112, 80
0: partition body 2024×535×18 (2024×534) at 858, 98, 90, 1/0/0/0; 2 rail ⌀5 12 deep low: 3352, 550; 40 shelf-pin ⌀5 12 deep high: 40000, 10700; 3 connector ⌀5 40 deep start: 0, 803; 3 connector ⌀5 40 deep end: 6072, 803; 3 connector ⌀7 18 deep high: 5205, 803
0: partition body 2024×535×18 (2024×534) at 1716, 98, 90, 1/0/0/0; 40 shelf-pin ⌀5 12 deep low: 40000, 10700; 2 rail ⌀5 12 deep high: 3352, 550; 3 connector ⌀5 40 deep start: 0, 803; 3 connector ⌀5 40 deep end: 6072, 803; 3 connector ⌀7 18 deep low: 5205, 819
0: back hdf 2570×2038×3 (2570×2038) at 11, 91, 625, 0/0/0/0
0: fixed-shelf body 840×535×18 (840×534) at 18, 1824, 90, 1/0/0/0; 3 connector ⌀5 40 deep start: 0, 819; 3 connector ⌀5 40 deep end: 2520, 803
0: shelf body 839×530×18 (839×529) at 876.5, 482, 95, 1/0/0/0
0: shelf body 839×530×18 (839×529) at 876.5, 898, 95, 1/0/0/0
0: shelf body 839×530×18 (839×529) at 876.5, 1314, 95, 1/0/0/0
0: shelf body 839×530×18 (839×529) at 876.5, 1698, 95, 1/0/0/0
0: fixed-shelf body 840×535×18 (840×534) at 1734, 1824, 90, 1/0/0/0; 3 connector ⌀5 40 deep start: 0, 819; 3 connector ⌀5 40 deep end: 2520, 803
0: sliding-door front 2015×1293×18 (2011×1289) at 18, 103, 8, 2/2/2/2; 1 recessed-pull ⌀35 11 deep low: 947, 60
0: sliding-door front 2015×1293×18 (2011×1289) at 1281, 103, 48, 2/2/2/2; 1 recessed-pull ⌀35 11 deep low: 947, 1233
1: side body 420×640×18 (420×639) at 0, 2140, 0, 1/0/0/0; 1 groove 400×3 8 deep high: 10, 625; 4 hinge-plate ⌀5 12 deep high: 840, 148; 6 connector ⌀7 18 deep low: 1260, 1920
1: side body 420×640×18 (420×639) at 2574, 2140, 0, 1/0/0/0; 1 groove 400×3 8 deep low: 10, 625; 4 hinge-plate ⌀5 12 deep low: 840, 148; 6 connector ⌀7 18 deep high: 1260, 1920
1: bottom body 2556×640×18 (2556×639) at 18, 2140, 0, 1/0/0/0; 1 groove 2556×3 8 deep high: 0, 625; 3 connector ⌀5 40 deep start: 0, 960; 3 connector ⌀5 40 deep end: 7668, 960; 6 connector ⌀7 18 deep low: 7668, 1876
1: top body 2556×640×18 (2556×639) at 18, 2542, 0, 1/0/0/0; 1 groove 2556×3 8 deep low: 0, 625; 3 connector ⌀5 40 deep start: 0, 960; 3 connector ⌀5 40 deep end: 7668, 960; 6 connector ⌀7 18 deep high: 7668, 1876
1: partition body 384×625×18 (384×624) at 858, 2158, 0, 1/0/0/0; 4 hinge-plate ⌀5 12 deep low: 768, 148; 4 hinge-plate ⌀5 12 deep high: 768, 148; 3 connector ⌀5 40 deep start: 0, 938; 3 connector ⌀5 40 deep end: 1152, 938
1: partition body 384×625×18 (384×624) at 1716, 2158, 0, 1/0/0/0; 4 hinge-plate ⌀5 12 deep low: 768, 148; 4 hinge-plate ⌀5 12 deep high: 768, 148; 3 connector ⌀5 40 deep start: 0, 938; 3 connector ⌀5 40 deep end: 1152, 938
1: back hdf 2570×398×3 (2570×398) at 11, 2151, 625, 0/0/0/0
1: door front 417×430×18 (413×426) at 1.5, 2141.5, -18, 2/2/2/2; 2 hinge-cup ⌀35 13 deep high: 417, 45; 4 hinge-screw ⌀3 10 deep high: 834, 128; 2 handle ⌀5 18 deep low: 250, 770
1: door front 417×430×18 (413×426) at 435.5, 2141.5, -18, 2/2/2/2; 2 hinge-cup ⌀35 13 deep high: 417, 815; 4 hinge-screw ⌀3 10 deep high: 834, 1592; 2 handle ⌀5 18 deep low: 250, 90
1: door front 417×426×18 (413×422) at 868.5, 2141.5, -18, 2/2/2/2; 2 hinge-cup ⌀35 13 deep high: 417, 45; 4 hinge-screw ⌀3 10 deep high: 834, 128; 2 handle ⌀5 18 deep low: 250, 762
1: door front 417×426×18 (413×422) at 1297.5, 2141.5, -18, 2/2/2/2; 2 hinge-cup ⌀35 13 deep high: 417, 807; 4 hinge-screw ⌀3 10 deep high: 834, 1576; 2 handle ⌀5 18 deep low: 250, 90
1: door front 417×430×18 (413×426) at 1726.5, 2141.5, -18, 2/2/2/2; 2 hinge-cup ⌀35 13 deep high: 417, 45; 4 hinge-screw ⌀3 10 deep high: 834, 128; 2 handle ⌀5 18 deep low: 250, 770
1: door front 417×430×18 (413×426) at 2160.5, 2141.5, -18, 2/2/2/2; 2 hinge-cup ⌀35 13 deep high: 417, 815; 4 hinge-screw ⌀3 10 deep high: 834, 1592; 2 handle ⌀5 18 deep low: 250, 90
0: filler front 2140×62×18 (2140×62) at -62, 0, 0, 0/0/0/0
0: filler front 2140×62×18 (2140×62) at 2592, 0, 0, 0/0/0/0
1: filler front 420×62×18 (420×62) at -62, 2140, 0, 0/0/0/0
1: filler front 420×62×18 (420×62) at 2592, 2140, 0, 0/0/0/0
1: ceiling-board front 2716×82×18 (2716×82) at -62, 2560, 0, 0/0/0/0
14 opens slide 1263 with : pushed; column 0, zone 0
15 opens slide 1263 with : pushed; column 0, zone 0
23 opens left 0 with : upright 160 at 386.5, 2266.5; column 0, zone 0
24 opens right 0 with : upright 160 at 480.5, 2266.5; column 0, zone 0
25 opens left 0 with : upright 160 at 1249.5, 2266.5; column 1, zone 0
26 opens right 0 with : upright 160 at 1342.5, 2266.5; column 1, zone 0
27 opens left 0 with : upright 160 at 2111.5, 2266.5; column 2, zone 0
28 opens right 0 with : upright 160 at 2205.5, 2266.5; column 2, zone 0
rail 840 at 18, 1774, 365 false
rail 840 at 1734, 1774, 365 false
64 connector, 4 hinge, 8 half-hinge, 16 shelf-pin, 2 rail 840, 4 rail-support, 6 handle, 2 recessed-pull, 8 glide, 4 wall-kit, 1 sliding-track, 2 sliding-fittings, 48 hinge-screw, 12 handle-screw, 4 body-bolt
top-box, heavy-part 31890
2716×2642×658 at -62, 0, -18
287345 g, of which board 14 31890 g
`,
  bodies: `
0: side body 2300×420×18 (2300×419) at 0, 0, 0, 1/0/0/0; 1 groove 2200×3 8 deep high: 90, 405; 10 hinge-plate ⌀5 12 deep high: 11892, 370; 11 connector ⌀7 18 deep low: 13199, 2002
0: side body 2300×420×18 (2300×419) at 1899, 0, 0, 1/0/0/0; 1 groove 2200×3 8 deep low: 90, 405; 10 hinge-plate ⌀5 12 deep low: 11892, 370; 11 connector ⌀7 18 deep high: 13199, 1986
0: bottom body 1881×420×18 (1881×419) at 18, 80, 0, 1/0/0/0; 1 groove 1881×3 8 deep high: 0, 405; 3 connector ⌀5 40 deep start: 0, 630; 3 connector ⌀5 40 deep end: 5643, 630; 6 connector ⌀7 18 deep low: 5643, 1280
0: top body 1881×420×18 (1881×419) at 18, 2282, 0, 1/0/0/0; 1 groove 1881×3 8 deep low: 0, 405; 3 connector ⌀5 40 deep start: 0, 630; 3 connector ⌀5 40 deep end: 5643, 630; 6 connector ⌀7 18 deep high: 5643, 1216
0: plinth body 1881×80×18 (1881×80) at 18, 0, 50, 0/0/0/0; 2 connector ⌀5 40 deep start: 0, 80; 2 connector ⌀5 40 deep end: 3762, 80
0: partition body 2184×405×18 (2184×404) at 633, 98, 0, 1/0/0/0; 8 hinge-plate ⌀5 12 deep low: 8704, 296; 2 hinge-plate ⌀5 8 deep low: 2208, 74; 12 hinge-plate ⌀5 12 deep high: 12144, 444; 16 shelf-pin ⌀5 12 deep high: 22112, 3902; 2 shelf-pin ⌀5 8 deep high: 2220, 74; 3 connector ⌀5 40 deep start: 0, 640; 3 connector ⌀5 40 deep end: 6552, 608; 3 connector ⌀7 18 deep low: 1527, 624; 3 connector ⌀7 18 deep high: 5685, 608
0: partition body 2184×405×18 (2184×404) at 1266, 98, 0, 1/0/0/0; 12 hinge-plate ⌀5 12 deep low: 11760, 444; 8 hinge-plate ⌀5 12 deep high: 8256, 296; 2 hinge-plate ⌀5 8 deep high: 3296, 74; 16 shelf-pin ⌀5 12 deep low: 22112, 3902; 2 shelf-pin ⌀5 8 deep low: 3308, 74; 3 connector ⌀5 40 deep start: 0, 640; 3 connector ⌀5 40 deep end: 6552, 608; 3 connector ⌀7 18 deep high: 1527, 608; 3 connector ⌀7 18 deep low: 5685, 624
0: back hdf 1895×2198×3 (1895×2198) at 11, 91, 405, 0/0/0/0
0: fixed-shelf body 615×405×18 (615×404) at 651, 598, 0, 1/0/0/0; 3 connector ⌀5 40 deep start: 0, 624; 3 connector ⌀5 40 deep end: 1845, 608
0: door front 2217×318×18 (2213×314) at 1.5, 81.5, -18, 2/2/2/2; 5 hinge-cup ⌀35 13 deep high: 5538.5, 112.5; 10 hinge-screw ⌀3 10 deep high: 11077, 320
0: door front 2217×318×18 (2213×314) at 322.5, 81.5, -18, 2/2/2/2; 5 hinge-cup ⌀35 13 deep high: 5538.5, 1477.5; 10 hinge-screw ⌀3 10 deep high: 11077, 2860
0: door front 524×313×18 (520×309) at 643.5, 81.5, -18, 2/2/2/2; 2 hinge-cup ⌀35 13 deep high: 577, 45; 4 hinge-screw ⌀3 10 deep high: 1154, 128
0: door front 524×313×18 (520×309) at 960.5, 81.5, -18, 2/2/2/2; 2 hinge-cup ⌀35 13 deep high: 513, 581; 4 hinge-screw ⌀3 10 deep high: 1026, 1124
0: door front 1690×313×18 (1686×309) at 643.5, 608.5, -18, 2/2/2/2; 4 hinge-cup ⌀35 13 deep high: 3486, 90; 8 hinge-screw ⌀3 10 deep high: 6972, 256
0: door front 1690×313×18 (1686×309) at 960.5, 608.5, -18, 2/2/2/2; 4 hinge-cup ⌀35 13 deep high: 3358, 1162; 8 hinge-screw ⌀3 10 deep high: 6716, 2248
0: door front 2217×318×18 (2213×314) at 1276.5, 81.5, -18, 2/2/2/2; 5 hinge-cup ⌀35 13 deep high: 5858.5, 112.5; 10 hinge-screw ⌀3 10 deep high: 11717, 320
0: door front 2217×318×18 (2213×314) at 1597.5, 81.5, -18, 2/2/2/2; 5 hinge-cup ⌀35 13 deep high: 5538.5, 1477.5; 10 hinge-screw ⌀3 10 deep high: 11077, 2860
0: fixed-shelf body 615×405×18 (615×404) at 18, 1984, 0, 1/0/0/0; 3 connector ⌀5 40 deep start: 0, 624; 3 connector ⌀5 40 deep end: 1845, 608
0: drawer-end drawer 521×160×16 (521×159) at 698, 118, 20, 0/1/0/0; 1 groove 521×3 8 deep high: 0, 10
0: drawer-end drawer 521×160×16 (521×159) at 698, 118, 354, 0/1/0/0; 1 groove 521×3 8 deep low: 0, 10
0: drawer-side drawer 350×160×16 (350×159) at 682, 118, 20, 0/1/0/0; 1 groove 350×3 8 deep high: 0, 10
0: drawer-side drawer 350×160×16 (350×159) at 1219, 118, 20, 0/1/0/0; 1 groove 350×3 8 deep low: 0, 10
0: drawer-bottom hdf 535×332×3 (535×332) at 691, 128, 29, 0/0/0/0
0: spacer body 350×160×18 (349×160) at 651, 118, 20, 0/0/1/0; 3 runner ⌀5 12 deep high: 495, 60
0: spacer body 350×160×18 (349×160) at 1248, 118, 20, 0/0/1/0; 3 runner ⌀5 12 deep low: 495, 60
0: drawer-end drawer 521×160×16 (521×159) at 698, 318, 20, 0/1/0/0; 1 groove 521×3 8 deep high: 0, 10
0: drawer-end drawer 521×160×16 (521×159) at 698, 318, 354, 0/1/0/0; 1 groove 521×3 8 deep low: 0, 10
0: drawer-side drawer 350×160×16 (350×159) at 682, 318, 20, 0/1/0/0; 1 groove 350×3 8 deep high: 0, 10
0: drawer-side drawer 350×160×16 (350×159) at 1219, 318, 20, 0/1/0/0; 1 groove 350×3 8 deep low: 0, 10
0: drawer-bottom hdf 535×332×3 (535×332) at 691, 328, 29, 0/0/0/0
0: spacer body 350×160×18 (349×160) at 651, 318, 20, 0/0/1/0; 3 runner ⌀5 12 deep high: 495, 60
0: spacer body 350×160×18 (349×160) at 1248, 318, 20, 0/0/1/0; 3 runner ⌀5 12 deep low: 495, 60
0: shelf body 614×400×18 (614×399) at 651.5, 1160, 5, 1/0/0/0
0: shelf body 614×400×18 (614×399) at 651.5, 1800, 5, 1/0/0/0
0: fixed-shelf body 615×405×18 (615×404) at 1284, 1984, 0, 1/0/0/0; 3 connector ⌀5 40 deep start: 0, 624; 3 connector ⌀5 40 deep end: 1845, 608
1: side body 2300×420×18 (2300×419) at 1917, 0, 0, 1/0/0/0; 1 groove 2200×3 8 deep high: 90, 405; 10 hinge-plate ⌀5 12 deep high: 11892, 370; 24 shelf-pin ⌀5 12 deep high: 28112, 6078; 8 connector ⌀7 18 deep low: 7220, 1378
1: side body 2300×420×18 (2300×419) at 3182, 0, 0, 1/0/0/0; 1 groove 2200×3 8 deep low: 90, 405; 50 shelf-pin ⌀5 12 deep low: 58660, 10500; 8 connector ⌀7 18 deep high: 7220, 1378
1: bottom body 1247×420×18 (1247×419) at 1935, 80, 0, 1/0/0/0; 1 groove 1247×3 8 deep high: 0, 405; 3 connector ⌀5 40 deep start: 0, 630; 3 connector ⌀5 40 deep end: 3741, 630; 3 connector ⌀7 18 deep low: 1872, 640
1: top body 1247×420×18 (1247×419) at 1935, 2282, 0, 1/0/0/0; 1 groove 1247×3 8 deep low: 0, 405; 3 connector ⌀5 40 deep start: 0, 630; 3 connector ⌀5 40 deep end: 3741, 630; 3 connector ⌀7 18 deep high: 1872, 608
1: plinth body 1247×80×18 (1247×80) at 1935, 0, 50, 0/0/0/0; 2 connector ⌀5 40 deep start: 0, 80; 2 connector ⌀5 40 deep end: 2494, 80
1: partition body 2184×405×18 (2184×404) at 2550, 98, 0, 1/0/0/0; 8 hinge-plate ⌀5 12 deep low: 8704, 296; 2 hinge-plate ⌀5 8 deep low: 2208, 74; 16 shelf-pin ⌀5 12 deep low: 17408, 3902; 8 shelf-pin ⌀5 8 deep low: 8352, 1951; 40 shelf-pin ⌀5 12 deep high: 43200, 8100; 10 shelf-pin ⌀5 8 deep high: 10560, 2025; 3 connector ⌀5 40 deep start: 0, 640; 3 connector ⌀5 40 deep end: 6552, 608
1: back hdf 1261×2198×3 (1261×2198) at 1928, 91, 405, 0/0/0/0
1: door front 2217×318×18 (2213×314) at 1918.5, 81.5, -18, 2/2/2/2; 5 hinge-cup ⌀35 13 deep high: 5538.5, 112.5; 10 hinge-screw ⌀3 10 deep high: 11077, 320
1: door front 2217×318×18 (2213×314) at 2239.5, 81.5, -18, 2/2/2/2; 5 hinge-cup ⌀35 13 deep high: 5538.5, 1477.5; 10 hinge-screw ⌀3 10 deep high: 11077, 2860
1: shelf body 614×400×18 (614×399) at 1935.5, 642, 5, 1/0/0/0
1: shelf body 614×400×18 (614×399) at 1935.5, 1154, 5, 1/0/0/0
1: shelf body 614×400×18 (614×399) at 1935.5, 1730, 5, 1/0/0/0
1: shelf body 613×400×18 (613×399) at 2568.5, 450, 5, 1/0/0/0
1: shelf body 613×400×18 (613×399) at 2568.5, 802, 5, 1/0/0/0
1: shelf body 613×400×18 (613×399) at 2568.5, 1154, 5, 1/0/0/0
1: shelf body 613×400×18 (613×399) at 2568.5, 1538, 5, 1/0/0/0
1: shelf body 613×400×18 (613×399) at 2568.5, 1922, 5, 1/0/0/0
0: filler front 2300×50×18 (2300×50) at -50, 0, 0, 0/0/0/0
9 opens left 0 with : pushed; column 0, zone 0
10 opens right 0 with : pushed; column 0, zone 0
11 opens left 0 with : pushed; column 1, zone 0
12 opens right 0 with : pushed; column 1, zone 0
13 opens left 0 with : pushed; column 1, zone 1
14 opens right 0 with : pushed; column 1, zone 1
15 opens left 0 with : pushed; column 2, zone 0
16 opens right 0 with : pushed; column 2, zone 0
18 opens out 350 with 19 20 21 22: pushed; column 1, zone 0, inner
25 opens out 350 with 26 27 28 29: pushed; column 1, zone 0, inner
42 opens left 0 with : pushed; column 3, zone 0
43 opens right 0 with : pushed; column 3, zone 0
rail 350 at 325.5, 1934, 20 true
rail 350 at 1591.5, 1934, 20 true
68 connector, 17 cap, 15 hinge, 23 half-hinge, 4 wide-hinge, 2 runner-pair 350, 40 shelf-pin, 2 pull-out-rail 350, 10 push-latch, 14 glide, 4 wall-kit, 16 drawer-screw, 162 hinge-screw, 24 runner-screw, 6 short-screw, 12 spacer-screw, 4 body-bolt
pull-out-rail, two-bodies
3250×2300×438 at -50, 0, -18
258954 g, of which board 0 11824 g
`,
  chest: `
0: side body 882×480×18 (882×479) at 0, 0, 0, 1/0/0/0; 1 groove 792×3 8 deep high: 90, 465; 9 runner ⌀5 12 deep high: 3502.5, 1869; 5 connector ⌀7 18 deep low: 347, 838; 3 eccentric ⌀15 13.5 deep high: 2544, 720; 3 eccentric ⌀8 34 deep end: 2646, 720; 3 dowel ⌀8 20 deep end: 2646, 816
0: side body 882×480×18 (882×479) at 1482, 0, 0, 1/0/0/0; 1 groove 792×3 8 deep low: 90, 465; 6 runner ⌀5 12 deep low: 1221, 1246; 10 shelf-pin ⌀5 12 deep low: 6400, 2400; 8 connector ⌀7 18 deep high: 1568, 1536; 3 eccentric ⌀15 13.5 deep low: 2544, 720; 3 eccentric ⌀8 34 deep end: 2646, 720; 3 dowel ⌀8 20 deep end: 2646, 816
0: bottom body 1464×480×18 (1464×479) at 18, 80, 0, 1/0/0/0; 1 groove 1464×3 8 deep high: 0, 465; 3 connector ⌀5 40 deep start: 0, 720; 3 connector ⌀5 40 deep end: 4392, 720; 6 connector ⌀7 18 deep low: 4392, 1460
0: top body 1500×498×18 (1498×497) at 0, 882, -18, 1/0/1/1; 1 groove 1464×3 8 deep low: 18, 483; 12 eccentric ⌀5 11 deep low: 9000, 3052; 12 dowel ⌀8 12 deep low: 9000, 3436
0: plinth body 1464×80×18 (1464×80) at 18, 0, 50, 0/0/0/0; 2 connector ⌀5 40 deep start: 0, 80; 2 connector ⌀5 40 deep end: 2928, 80
0: partition body 784×465×18 (784×464) at 494, 98, 0, 1/0/0/0; 8 runner ⌀5 12 deep low: 2329, 1832; 1 runner ⌀5 8 deep low: 291.5, 37; 19 shelf-pin ⌀5 12 deep high: 7392, 4613; 1 shelf-pin ⌀5 8 deep high: 288, 37; 3 connector ⌀5 40 deep start: 0, 730; 3 eccentric ⌀15 13.5 deep low: 2250, 698; 3 eccentric ⌀8 34 deep end: 2352, 698; 3 dowel ⌀8 20 deep end: 2352, 794
0: partition body 784×465×18 (784×464) at 988, 98, 0, 1/0/0/0; 4 hinge-plate ⌀5 12 deep low: 1536, 148; 5 runner ⌀5 12 deep high: 445.5, 1209; 1 runner ⌀5 8 deep high: 187.5, 37; 9 shelf-pin ⌀5 8 deep low: 4416, 1897; 11 shelf-pin ⌀5 12 deep low: 3264, 2753; 8 shelf-pin ⌀5 8 deep high: 4208, 1860; 2 shelf-pin ⌀5 12 deep high: 1212, 465; 3 connector ⌀5 40 deep start: 0, 730; 3 eccentric ⌀15 13.5 deep low: 2250, 698; 3 eccentric ⌀8 34 deep end: 2352, 698; 3 dowel ⌀8 20 deep end: 2352, 794; 3 connector ⌀7 18 deep low: 927, 714
0: back hdf 1478×798×3 (1478×798) at 11, 91, 465, 0/0/0/0
0: fixed-shelf body 476×465×18 (476×464) at 1006, 398, 0, 1/0/0/0; 3 connector ⌀5 40 deep start: 0, 714; 3 connector ⌀5 40 deep end: 1428, 698
0: drawer-front front 500×265×18 (496×261) at 1.5, 81.5, -18, 2/2/2/2; 1 handle ⌀5 18 deep low: 250, 132.5; 4 drawer-front ⌀3 10 deep high: 1018, 560
0: drawer-end drawer 418×225×16 (418×224) at 47, 101.5, 0, 0/1/0/0; 1 groove 418×3 8 deep high: 0, 10; 1 handle ⌀10 16 deep low: 204.5, 112.5; 4 drawer-front ⌀5 16 deep low: 836, 480
0: drawer-end drawer 418×225×16 (418×224) at 47, 101.5, 434, 0/1/0/0; 1 groove 418×3 8 deep low: 0, 10
0: drawer-side drawer 450×225×16 (450×224) at 31, 101.5, 0, 0/1/0/0; 1 groove 450×3 8 deep high: 0, 10
0: drawer-side drawer 450×225×16 (450×224) at 465, 101.5, 0, 0/1/0/0; 1 groove 450×3 8 deep low: 0, 10
0: drawer-bottom hdf 432×432×3 (432×432) at 40, 111.5, 9, 0/0/0/0
0: drawer-front front 500×264×18 (496×260) at 1.5, 349.5, -18, 2/2/2/2; 1 handle ⌀5 18 deep low: 250, 132; 4 drawer-front ⌀3 10 deep high: 1018, 558
0: drawer-end drawer 418×224×16 (418×223) at 47, 369.5, 0, 0/1/0/0; 1 groove 418×3 8 deep high: 0, 10; 1 handle ⌀10 16 deep low: 204.5, 112; 4 drawer-front ⌀5 16 deep low: 836, 478
0: drawer-end drawer 418×224×16 (418×223) at 47, 369.5, 434, 0/1/0/0; 1 groove 418×3 8 deep low: 0, 10
0: drawer-side drawer 450×224×16 (450×223) at 31, 369.5, 0, 0/1/0/0; 1 groove 450×3 8 deep high: 0, 10
0: drawer-side drawer 450×224×16 (450×223) at 465, 369.5, 0, 0/1/0/0; 1 groove 450×3 8 deep low: 0, 10
0: drawer-bottom hdf 432×432×3 (432×432) at 40, 379.5, 9, 0/0/0/0
0: drawer-front front 500×264×18 (496×260) at 1.5, 616.5, -18, 2/2/2/2; 1 handle ⌀5 18 deep low: 250, 132; 4 drawer-front ⌀3 10 deep high: 1018, 558
0: drawer-end drawer 418×224×16 (418×223) at 47, 636.5, 0, 0/1/0/0; 1 groove 418×3 8 deep high: 0, 10; 1 handle ⌀10 16 deep low: 204.5, 112; 4 drawer-front ⌀5 16 deep low: 836, 478
0: drawer-end drawer 418×224×16 (418×223) at 47, 636.5, 434, 0/1/0/0; 1 groove 418×3 8 deep low: 0, 10
0: drawer-side drawer 450×224×16 (450×223) at 31, 636.5, 0, 0/1/0/0; 1 groove 450×3 8 deep high: 0, 10
0: drawer-side drawer 450×224×16 (450×223) at 465, 636.5, 0, 0/1/0/0; 1 groove 450×3 8 deep low: 0, 10
0: drawer-bottom hdf 432×432×3 (432×432) at 40, 646.5, 9, 0/0/0/0
0: door front 799×491×18 (795×487) at 504.5, 81.5, -18, 2/2/2/2; 2 hinge-cup ⌀35 13 deep high: 801, 937; 4 hinge-screw ⌀3 10 deep high: 1602, 1836; 1 handle ⌀5 18 deep low: 739, 45
0: drawer-front front 500×161×18 (496×157) at 998.5, 81.5, -18, 2/2/2/2; 1 handle ⌀5 18 deep low: 250, 80.5; 4 drawer-front ⌀3 10 deep high: 982, 352
0: drawer-end drawer 418×121×16 (418×120) at 1035, 101.5, 0, 0/1/0/0; 1 groove 418×3 8 deep high: 0, 10; 1 handle ⌀10 16 deep low: 213.5, 60.5; 4 drawer-front ⌀5 16 deep low: 836, 272
0: drawer-end drawer 418×121×16 (418×120) at 1035, 101.5, 434, 0/1/0/0; 1 groove 418×3 8 deep low: 0, 10
0: drawer-side drawer 450×121×16 (450×120) at 1019, 101.5, 0, 0/1/0/0; 1 groove 450×3 8 deep high: 0, 10
0: drawer-side drawer 450×121×16 (450×120) at 1453, 101.5, 0, 0/1/0/0; 1 groove 450×3 8 deep low: 0, 10
0: drawer-bottom hdf 432×432×3 (432×432) at 1028, 111.5, 9, 0/0/0/0
0: drawer-front front 500×160×18 (496×156) at 998.5, 245.5, -18, 2/2/2/2; 1 handle ⌀5 18 deep low: 250, 80; 4 drawer-front ⌀3 10 deep high: 982, 350
0: drawer-end drawer 418×120×16 (418×119) at 1035, 265.5, 0, 0/1/0/0; 1 groove 418×3 8 deep high: 0, 10; 1 handle ⌀10 16 deep low: 213.5, 60; 4 drawer-front ⌀5 16 deep low: 836, 270
0: drawer-end drawer 418×120×16 (418×119) at 1035, 265.5, 434, 0/1/0/0; 1 groove 418×3 8 deep low: 0, 10
0: drawer-side drawer 450×120×16 (450×119) at 1019, 265.5, 0, 0/1/0/0; 1 groove 450×3 8 deep high: 0, 10
0: drawer-side drawer 450×120×16 (450×119) at 1453, 265.5, 0, 0/1/0/0; 1 groove 450×3 8 deep low: 0, 10
0: drawer-bottom hdf 432×432×3 (432×432) at 1028, 275.5, 9, 0/0/0/0
0: shelf body 475×460×18 (475×459) at 512.5, 354, 5, 1/0/0/0
0: shelf body 475×460×18 (475×459) at 512.5, 610, 5, 1/0/0/0
0: shelf body 475×460×18 (475×459) at 1006.5, 640, 5, 1/0/0/0
0: filler front 900×50×18 (900×50) at 1500, 0, 0, 0/0/0/0
9 opens out 450 with 10 11 12 13 14: level 30 at 251.5, 214; column 0, zone 0
15 opens out 450 with 16 17 18 19 20: level 30 at 251.5, 481.5; column 0, zone 0
21 opens out 450 with 22 23 24 25 26: level 30 at 251.5, 748.5; column 0, zone 0
27 opens right 0 with : upright 30 at 549.5, 820.5; column 1, zone 0
28 opens out 450 with 29 30 31 32 33: level 30 at 1248.5, 162; column 2, zone 0
34 opens out 450 with 35 36 37 38 39: level 30 at 1248.5, 325.5; column 2, zone 0
22 connector, 5 cap, 12 eccentric, 12 dowel, 2 half-hinge, 5 runner-pair 450, 12 shelf-pin, 6 handle, 8 glide, 2 wall-kit, 40 drawer-screw, 20 drawer-front-screw, 8 hinge-screw, 58 runner-screw, 2 short-screw, 6 handle-screw

1550×900×498 at 0, 0, -18
84022 g, of which board 3 9143 g
`,
};
