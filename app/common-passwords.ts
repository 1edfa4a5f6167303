/** Passwords of eight characters or more that head the lists of guessers, in small letters. */
const common = new Set(
  `
  00000000 0123456789 11111111 11112222 11223344 12121212 123123123 12341234 12345678 123456789
  1234567890 123456789a 12345678a 1234567a 123456aa 123456abc 12345qwert 1234abcd 1234qwer
  123654789 123abc123 123qweasd 147258369 147852369 159753456 1a2b3c4d 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx 1qazxsw2 22222222 321654987 456789123 55555555 66666666 741852963 77777777 789456123
  87654321 88888888 951753852 963852741 987654321 99999999 a1234567 a12345678 a1b2c3d4 aa123456
  aaaaaaaa abababab abc12345 abc123456 abcd1234 abcdefgh abcdefghi admin123 admin123! admin1234
  administrator administrator1 adrian123 alexandra alexandru andreea1 andreea123 android1
  anthony1 arsenal1 asdasdasd asdf1234 asdfghjk asdfghjkl ashley123 atelier1 atelier123
  audi1234 barcelona barcelona1 baseball basketball batman123 benjamin besiktas1 bmw12345
  bogdan123 brasov123 bucuresti bucuresti1 changeme changeme1 changeme123 charlie1 charlie123
  chelsea1 cluj1234 computer computer1 cristian cristian1 cristina cristina1 dacia1300
  daniel123 daniela1 default1 demo1234 dinamo123 dinamo1948 dragon12 dragon123 elizabeth
  facebook facebook1 fenerbahce ferrari1 florentina florin123 football football1 fotbal123
  freedom1 freedom123 gabriel1 galatasaray goodluck google123 guest1234 hello123 hello1234
  hellohello iarna2025 iarna2026 iloveyou iloveyou1 instagram instagram1 internet internet1
  ionescu1 iphone123 january1 jennifer jessica1 jordan23 juventus1 killer123 letmein1
  letmein123 liverpool liverpool1 lovelove loveyou1 magazin1 magazin123 manchester marius123
  master12 master123 matthew1 mercedes michael1 mihaela1 mihaela123 mobila123 mobilier
  mobilier1 monday123 monkey12 monkey123 nicole123 p@ssw0rd p@ssword parola12 parola123
  parola123! parola1234 parola2024 parola2025 parola2026 parolamea parolaparola pass1234
  passw0rd password password! password1 password1! password12 password123 password1234 pokemon1
  popescu1 popescu123 porsche1 princess princess1 q1w2e3r4 qazwsx123 qazwsxedc qqqqqqqq
  qweasdzxc qweqweqwe qwer1234 qwerty12 qwerty123 qwerty123! qwerty1234 qwertyui qwertyuiop
  rapid1923 realmadrid romania1 romania123 romania2024 romania2025 romania2026 root1234
  samsung1 samsung123 secret123 shadow12 shadow123 spiderman spring2026 starwars starwars1
  steaua123 steaua86 stefania summer2024 summer2025 summer2026 sunshine sunshine1 superman
  superman1 teiubesc teiubesc1 temp1234 test1234 testing1 testing123 testtest timisoara
  trustno1 universitatea user1234 valentina vara2025 vara2026 victoria victoria1 welcome1
  welcome1! welcome123 whatever whatever1 william1 winter2025 winter2026 xxxxxxxx youtube1
  zaq12wsx zaq1zaq1 zxcv1234 zxcvbnm1 zxcvbnm123 zzzzzzzz
`.split(/\s+/),
);

export function isCommonPassword(typed: string): boolean {
  return common.has(typed.toLowerCase());
}
