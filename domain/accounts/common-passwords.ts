import { skeletonOf, spellingsOf } from "./password-spellings.ts";

// Passwords that are tried first: those the first specification names; a choice from two published
// counts of leaked passwords, the world's (NordPass 2024) and the French one (Richelieu). In lower case:
// spellings.ts finds them under the digits and marks that give such a word its four kinds of characters.

const NAMED = "password 123456 azerty qwerty admin soleil doudou motdepasse";

const NUMBERS = `
  0000 000000 00000000 0123456 0123456789 010203 01020304 101010 102030 1111 11111 111111 1111111
  11111111 111222 112233 11223344 121212 12121212 1212 123 123123 123123123 1234 12341234 12345
  123321 1234567 12345678 123456789 1234567890 12345678910 123654 123654789 123789 131313 134679
  141414 142536 147147 147258 147258369 147852 147852369 151515 159357 159753 159951 202020 212121
  222222 22222222 232323 246810 252525 321321 321654 333333 444444 456123 456456 456789 5201314
  54321 555555 654321 666666 696969 741852 741852963 753951 7654321 777777 7777777 789456 789456123
  789789 852456 87654321 888888 88888888 951753 963852 963852741 987456 987654 987654321 9876543210
  98765 999999 999999999
`;

const KEYBOARD = `
  1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 12qwaszx 1234qwer 123abc 123qwe a123456 a1b2c3
  a1b2c3d4 aa123456 aaaaaa aaaaaaaa abc123 abcd1234 abcdef abcdefgh aqwzsx aqwzsxedc asd123 asdasd
  asdf asdf1234 asdfasdf asdfgh asdfghjkl aze aze123 azer azerty1 azerty12 azerty123 azertyu azertyui
  azertyuiop azqsd poiuyt poiuytreza q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc qsdfgh qsdfghjklm qwe123
  qweasd qweasdzxc qweqwe qwer1234 qwert qwerty1 qwerty12 qwerty123 qwertyu qwertyuiop qwertz
  qwertzuiop wxcvbn wxcvbn123 ytreza zaqwsx zxcvbn zxcvbnm
`;

const WORDS = `
  access administrator administrateur amour anges angel animaux argent bailey banane baseball batman
  bienvenue bisous bonheur bonjour bonjour1 bretagne butterfly calin canelle caramel changeme charlie
  chaton cheese chelsea cheval chien chocolat chocolate chouchou chouette chouquette citron coccinelle
  coco computer contrasena cookie coucou crevette dauphin default donald doudou1 doudoune dragon
  ecureuil enfants espoir etoile family famille fleur flower football france freedom fuckyou fraise
  guest hello hockey hunter ilove iloveyou iloveyou1 internet jardin jesus jetaime jordan killer
  letmein liberte liverpool login loulou loulou1 louloute lovely maison maman mamanpapa mamour
  marseille marseille13 maitre master mercedes merde michael minecraft minette moimoi moncoeur monkey
  monamour motdepass motdepasse1 motdepasse123 mot2passe musique mustang naruto noisette nounours
  ordinateur papa papamaman papillon parispsg parissg pass passe passw0rd password1 password12
  password123 passwort patate pirate pokemon pompier portugal poupette prince princess princesse
  pupuce realmadrid reglisse root samsung sante secret secret1 sesame shadow snoopy soccer soleil1
  soleil13 starwars summer sunshine superman tequiero teamo test test123 test1234 testing tigger tigrou
  tintin titi toto toto123 toulouse toulouse31 trustno1 user vacances vanille voiture welcome
  welcome1 whatever winter
`;

const FIRST_NAMES = `
  alexandre alexandra alexis amandine andrea andrew anthony antoine arthur ashley aurelie benjamin
  camille caroline cedric celine charlotte christian christophe clement daniel damien david elodie
  emilie emma florian guillaume hannah isabelle jennifer jeremy jerome jessica jonathan joshua julie
  julien juliette justin justine kevin laetitia laura laurent leo lea lucas manon marie marine marion
  martin martine mathieu mathilde matthew maxime melanie melissa michel michelle mohamed morgane
  nathalie nathan nicolas nicole olivier pascal patrick pauline philippe pierre quentin robert romain
  sabrina samantha sandrine sarah sebastien sophie stephane stephanie sylvie thomas valentin valerie
  vanessa vincent virginie william
`;

const COMMON: ReadonlySet<string> = new Set(
  [NAMED, NUMBERS, KEYBOARD, WORDS, FIRST_NAMES].flatMap((group) =>
    group.trim().split(/\s+/).map(skeletonOf),
  ),
);

/** Whether a password is among those tried first, in any simple spelling. The server knows more of them. */
export function isCommonPassword(password: string): boolean {
  return [...spellingsOf(password)].some((spelling) => COMMON.has(spelling));
}
