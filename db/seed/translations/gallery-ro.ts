/** The Romanian alt texts of the gallery's pictures, by file. */
export const galleryAlts: Record<string, string> = {
  "galerie-1.webp":
    "Dormitor pe înserat, cu pat jos din nuc în fața unui perete cu lamele verticale, noptiere suspendate și două lămpi aprinse",
  "galerie-2.webp":
    "Bucătărie cu fronturi din nuc, blat și perete din piatră albă, cuptor într-un corp înalt și o masă rotundă sub o lampă neagră",
  "galerie-3.webp":
    "Living cu perete cărămiziu, comodă joasă din frasin sub o poliță lungă cu cărți și un fotoliu crem",
  "galerie-4.webp":
    "Birou pentru două persoane, cu un blat lung din stejar pe corpuri cu sertare verde-cenușii și polițe cu cărți deasupra",
  "galerie-5.webp":
    "Mobilier de baie din nuc cu uși riflate, pe picioare negre, cu lavoar alb dreptunghiular și oglindă rotundă cu ramă neagră",
  "galerie-6.webp":
    "Dormitor luminos cu pat tapițat albastru-gri, tăblie înaltă, noptiere din frasin și un tablou mare deasupra patului",
  "galerie-7.webp":
    "Bucătărie cu fronturi cărămizii, blat din fag și două polițe deschise cu veselă, pe un perete cu faianță albă",
  "galerie-8.webp":
    "Living cu mobilă pe tot peretele, verde închis, cu nișe din stejar luminate și loc pentru televizor la mijloc",
  "galerie-9.webp":
    "Birou din nuc în mijlocul camerei, în fața unui perete de dulapuri crem cu o nișă luminată, din nuc",
  "galerie-10.webp":
    "Baie cu faianță verde închis până la tavan, blat din stejar cu lavoar rotund și oglindă ovală între două aplice aprinse",
  "galerie-11.webp":
    "Loc de luat masa cu masă ovală din stejar și cinci scaune sub o lampă suspendată, în fața unui bufet lung și a unui perete gri-albăstrui",
  "galerie-12.webp":
    "Hol cu banchetă cu sertare și cuier din lamele de stejar, un dulap îngust de culoarea nisipului și o oglindă înaltă",
};
