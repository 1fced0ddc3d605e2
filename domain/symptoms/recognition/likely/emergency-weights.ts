/** Written by `npm run learn:emergencies` from the phrases of `testing/samples`: change those, not this. */
export const BASE_WEIGHT = -7;

/**
 * Of a concept, `-` before one that is denied, then with each concept that stands near it, by the place of its line in
 * two digits of base 36: A to Z for an emergency, a to z against it.
 */
export const CONCEPT_WEIGHTS = `-abrupt A b8A
-after_verb . 1uA
-bad_sign . 10a30A5yA6ga6lA81A8iAayAb1AbtAd8AfkA
-bear . 4pBblBbtacpBdcA
-belly a b8a
-bend . 3jA69A7cA8iCb1A
-beverage a 6gab8a
-blood . fma
-blow . 9ya
-blurred a 4bab8a
-breath_smell A b8B
-breath_word B 6lBb8B
-breathe D 32A3nA4uA76A8eAb1Ab5ab8DbtAfkAg7A
-burn a b8a
-burn_place . 22A4uB7cA
-can . 0za3mA6ga
-catch_breath C 32B4uCb8C
-closes . 8dA9yA
-coffee a b8a
-cold a b8a
-complete_sentence A 3mAb8AbtA
-container . b8a
-cough . 4uB57A7qA98AeqAezBfbA
-cut a b8a
-diarrhea a b8a
-disappeared . caAchCdzA
-drink A 33A3jB3mA54B55A6fA6hAdjBduAfkAg4AghAgiA
-eat . 3jB6la7nB7qa9zBbrAd7Aezafkag4AgiA
-fade A 85Ab8AcaAckAdzB
-faint b b8b
-family A b8A
-feeding . 32a4ua6fBb1afkAg1ag4A
-feel B 32A3eA3jB3lA3vA4pA54B6bA6vA7bA9rA9yAarBb1BbtAc7A
-fever a 3ua4pa54ab8acpa
-figurative a b8a
-figurative_death . btAg9B
-filler . 54Ab1A
-find . 3pA54A7gAaqAchC
-get_up . 3eA6lB7bB8uB9yAbhAdxA
-grabbed A 32A
-halted . 46A
-hand A b8A
-hard b b8b
-head . 32Ab1A
-headache A b8A
-hurts_eyes a b8a
-ingested a b8a
-inhaled A 32Ab1AbtA
-inhaler A b8A
-install A b8A
-itch a b8a
-keep_down B b8B
-kick C b8CceBg6B
-know A 2vA6gAaeAb8AbtAeqAg9C
-leg A b8A
-lift . 3eB4pB6bA7bA9yAb1Ag1a
-limb . 22B
-make_sound . ehBezB
-move C 32A3jA3nA4pA54A7mA92A9rAb1Ab8BbtAc7A
-not . 1uA6bA
-open A 4ua6yCb8A
-pain a 4pab8acpa
-phone a 4bab8a
-pregnant a b8a
-pulse D 32Bb8DbtB
-recognise C 32A6lA8zA97Ab1Ab8CbtA
-remember A 48A8iAb8A
-respond B 32A3eA3jA4uB54A5tA5yB6lA6yA7bA7gA7hA7mA7uA8pAalab1Ab8BbhAbtAbwbddAdsAduBdxAfga
-right_low A b8A
-rise B 32A4pBb8A
-say . 5yBbwad8AdxA
-see B 32B4ba4uA6yA7gAb1Ab8B
-seizure b b8b
-severe_burn . 32a
-side . 2eAb1A
-sleep a 3jab8abta
-sleep_lots . 3jabta
-sleepy_cause . 3ja
-smile B 4uBb8A
-snores . dja
-someone_elses a b8a
-speak B 30A32A4uC55a6bA6lA7gAaeAb1Bb8AbcabtAejAg9a
-squeeze A 32A4uAb1AcrA
-stand . 7cAcpAdcA
-stool a b8a
-stop . 3iA3mB44A45A46B47A5rA6ga6sAa2Ab5Ab6AbhAd5B
-strength . 6fab1A
-strong A b8A
-sudden A b8A
-sugar a b8a
-swallow . 4uA6aA94A
-swallowed . 36A3jA6aB6ga6hA6la7qa94A9zBayad7AdjBduAezag4A
-swell a b8a
-tight . ddA
-tonight a 32ab8a
-took . 54a6aA6gb7ga94A
-touch . 7cA
-urinate B 32B3jA3mA54B55A5zA7gAb1Ab8BceAdcAf9AfwAfxB
-voice a b8a
-vomit a b8a
-wake C 32A3nA4uA54B5yB6lB81A8pA97Ab8BbtBd8AfbAfkBg4A
-walk . 4uAb1AddB
-water_place a b8a
-where_when A 6lAb8A
-work A
-worth a 32a
-wrists a b8a
a_little . 2zb30a3ga3ia3ka3pA3sa46b47a48a4kA4oa4uA57B5fa5ha5pb5sa65A81a8db8ka8wa99a9oa9yaa4BaeaaqAbhAbxaceacjActadsae4Ae5ae8aejaesaeyafaaffafhafjag5agfa
abrupt A 36A48A4lB4pA4rA51A5vA67B6bA82A8dA8eB8iA8kC9rAa3AaeAayBbaAbhAblAbqAd4BdcAdeAdlAduAdvAewAezBf3AfrAgeA
accident . 6kA7qab8AcqBezafqB
after_verb . 3da3fA3iA3pA4ba51A57A5rB5vA70A7uA82B8dA94A9aaaqBb5abwac1bcgackActAd1Ad8AdgAdiAduAdvAe8AegAf0AfhafoAfxAgeA
age_word . 5nA7qA8pa98A9zAb5ac1Ad7AdjAeqAezafhag4AgiAgjA
alarm . 3mA3pb4wA7aA9ccawAcsAdmadpAexbfwA
alcohol_drink . 54B55C69A85aa4AaeAapAbtAcaad3Adcadzafgafha
all . 3da3gA3lA3ta41A49A4cA4iA4lA4oB4pA4yA5oB5uB5va5wa60A65a6fA6gB6wa6yA71A79A7kA7pA80a89A8dA8oB97A98A9saamAanAapAaqAb1Ab8AbkAbsac9acgAcrAd3AdjAdqAduadvAeqAesBfbCfcafjAfqAftAg4AggAgiA
all_over A 3mA3sA55A5bA6yAceAd8BddBdtAe5AesBf0A
allergy . 3sB4pa54B6kB8da9yaaqAbhabnae7Ae8AeqBesBf0AfhA
alone . 3ma9yAb8addBe9a
also a 4pa5ba6ga7ea81aeqaf4afba
anaphylaxis_word F 6gBesB
anticoagulant A 44A46A48B6lA71A7bA7gA8iAa2Ab6B
appliance . 3da4sc54A55A5na7kb7va98B9caaeab8ablAe9aeqBezbf4agiA
arm . 3ea40a4dA4oB5uA5vA6kA72A7qA81A8iA9hB9rAb8AbdAd8Adjae7ae8AehaerAezA
asthma . 3iB4lA54C6gA6wa7gA9aAaeAb8BbbCc0Ac9ad7BduAegAesA
at_once . 3nA4pA6gA8iAaeBc0BewAf3B
ate_drug E 54C55B6gC6lBcgA
attack A 3mB54A6gA6sC71A99A9aAb1Ab8BbtBceAd5Bd7Be5AegA
baby . 3nA3pA46A47A49A4aB4dA4jB4kA4lA4oB4sA57C5jA61A66A6dA6gA6iA7bB7cA7mB7nA80A81a8eA91A98A9la9zCa8Ab1Ab2Bb7Ab8Bb9BbaabhBblabmAbnAbrAbzAc7Ackbd8BdcAdlbdtBdxAdyae5BeoCeqAf0Bf9affAfpAfyag4Ag7a
baby_age . 3rA3uA45A46A47A5oB5zA6iA7bA7qA8kA8na8ta98A9zAa2aa3Aagaarab8AbhAbtac1AcpAe8AfkAfuAg3Bg4A
back . 3va46a47a4oA5la6bA6ga71a7bB7ua9vabxac7bcqAcyAdzaeha
bad_sign . 3qA3ra3uA45A46C47A48A4cB4kA4vB5ca5dA5fB5iA5mA5uA5xA5yC65b6jB6sB6xB6yA7bA7ib7mA7zB82B88C8iB8oB8qA8sA8vA8wA93B99A9oA9pC9xBa9BaaAalaaqAaraauAayAazAb3BbabbbAcbAcdAcjAckAcnAd8BdfAduadzAf3Af5af8afmafuAg7agcAgeAghBgiA
badly . 49A4jA4kC4lA51A55A5fa5hA5la65a6fA6ka7qA89a8ia97A99A9maa0Ab8AbdAbmAbsad4adjadsaduCf9afbAgiAgjA
balance a
battery . 4uA54C61B6aB98B9caaqAb1AbdacjBe9aeqCevaexafbCg4ag9a
beat a 48A8la
bedwetting . 4lA6ba6lA7ha7uafoa
bee . 8eA8wA9gaaqAckadcAepAeqAesAf0AfbAfvA
believe . 6ga6lB7gA
belly . 4dB55A5rB68B6bA6xA7bB8eAa2Aa4ab8AbhAc1ac7BceAcrAe1Be5Be8aegBeqaesafqAg4ag9A
bend . 6lA7ga7uAaqAb8Ac7AddAg9a
berries . 6kCbxAc1AeqCesaeya
beverage . 4dA4kA4lA51A5ha5nA63A6ga6lA6yb72a7ga7kA80AaeAanAaoBbwac1AcpAddAfba
big . 47A4pA5dB8laaeAceAcpAeqaerAf4Af9afhAg9A
birth F
bite . 4kA4za6gA6ka6ya70A78a7gA7pA8da8gA8wA95ab8ackad7AdcAdnDepAf0Af4AfbAfsAfvA
black A 41B48b4pa4wB5fA5zA64A6ga6lA6yA8dA9fbdcAe8CfdAftBg4AgaA
blades a 42a
blank_look B
bleed . 55A5pB8iA9rAa4Ab5ab8AbvAc7CdyBe6Ae8AegAfcag6A
bleed_lots G 4pA55A85B9pA9rA9yAa4Ab8AbhAc5Ac7BgfBggA
blood A 54A55A5pE5wa6ga71A7da7ea81A8iA9rAa3Aa4Ca6Aa9Ab5ab8AbhBbtAbvBc7CdcAdgAdqAdradxadyDe6Be8BekaelaesAexafbafcafeAfoafwDgaa
blood_loss . 55A5pC7da7ea81A8iAa4Ba6Aa9Ab5ab8AbvAc7Cd7AdqAdyCe6Be8AekaelaexafeAfwBg6Ag9A
blow . 48B4ka4lA4na5ca67A6fA6ja6nB73A7mB8ea8iA8ta92A9saasAavab5abaabzac0AcmAcnAcqAd9adeAdgadjAe5AeraesAeyBf9AfqBftafwBg1a
blue B 49A4kA4lA54C57A61A6kA7cA9aAa0DaqDavBb8Ac1acgackAezb
blue_skin E 54C7qAa0AaqAehAezA
blurred . 4ba6lb8kA9vAb1abtac1ac7AcgadcA
boiler . 5lA64A7ea8kB8rA8zA97AbdAdcBdmA
boiling A 4dA4oB4pC4yA54C5fA70A7vA8dB9rB9yAbeBbhAcjAcpBctAd7BdhAdkAdxCeiBggA
bone . 5sAehAezaf0BgfA
boot . 4ua6ba7bacvadnAfjafsA
born . 55A7cAbrBgiA
breastfeeding . 4ha69a79ab0adca
breath_smell . 54a5yA6va7wAd7aega
breath_word . 5yA6va7gA7qA7wA8eA8wAa4Ab5bb8BblacpAdxAfuA
breathe . 4lB4uB54A55B5yA6fA6ua74a7qA7wA8eD8wAa4AacAaqab7Ab8Bc1AcpAdpbdzAe7AegaehaeiAekAf1afhAfuBg2Ag7c
breathless E 4pA54B6lB6vf71A78C7aB7dc7eA7gA9rA9uA9wabtAbxacuadkAduBejBesAeyAezBf4Afqa
broken_speech B duB
bruise . 9ra
burn . 4pC50B54C59a6yB70A7da7eaapAaqBb5abeBbnAbtAc1AcjActAd7Ee2aeqAeza
burn_place . 4yA50A57A5eA5hA5pB5uA5vA5za63B65A68A6ma6xA72A7mA7na7pA82A8aA8kA8lB8na8oB8pA90A91A9hA9oB9vaa3aaraawAb8AbbBbsac6ad9AdeAdgbdjadwBe1CejAerAf0af1Bf6bfaafdafjAfzAg2Ag5B
burp b
burst B 6vAdcAejA
button_cell C 54A6jC98Bb5BcjBeqCevbfbB
came_out a
can . 5na5ya6aA6fA6ga6xA71A7cA7la7nA8eB8iB8uA94A98A9aa9oa9sBapab5abaAbwbchBd1ad4addAduAfhafoafyAg2ag7A
cannabis C 54A55A6kC7qBeqDezA
carbon_monoxide C 7aA9ccc3BcsAdpAexb
care_for a
carried . 51A5tA8iA9rAd8AdgaezAg9A
cheek . 54b6bBckaeqb
chemical . 6bA6yE7bA7yA8dA8kb8ra97a99B9yAanAapAb8abnac1AcjAdfAdxBdzbe9aeqBf0Ag9a
chest B 5bA5eA5lA5pb6lA72A7aA7qA9gb9yAa4AbbBblDbmAbxAcaActacuAd1Bd9AdcBdgadkAdzaegAeiaezBf4DfwAfyAg4AggA
chest_muscle a bla
chest_word B dkA
child . 57D5fA5ha5jA5nA5sa5wa5yB61A66A6dC6fC6gB6iA6rA6sA6va6yA70B73C7aA7nA7vB7xb86a8dA8eA8gB8ka8rA8vA8za91A98A9aA9fA9la9oA9tA9va9zDa1aa2Aa3aa5Aa8AabBamCaqAauAb2Bb4ab7Ab9BbaabbAbcabhAbmAbnAbyAc1Ac7Ac9acfacjAcsAcvAcxaczBd1bd2Cd5Bd8AddAdfAdgadlbdpadrAdtBdxAe5BehAeiAekAeoCeqAesAewCeyBf0Af1afbAfcaflAfpAfxAg7ag8AgaAgha
child_age . 5jA5oB6fA6gB6iA6lA6va6wa6yA7qA7uA8na99A9zAa2aa4aa8Aaraawab5ab7Abcabsac1BcbBcpBd4ad5AddAdjAdzAe4aepAeqAf0af6afhafqafuAg1ag3Bg4Ag7aghB
chin . 7cAdza
choke C 58b6lA7da7ga7qA7wB9ia9rAb1AbibbtBd6Ae8AezDffAfhAfmbftA
choke_figure b 7da7ga
cigarette . 6kA8da9yaeqBfka
closed . 6yB
closes . 6gA6kA6yA70A7aA7qA8wBctAdzAeqAf0Cf8AfaafhB
clothes . 5sa6ba7bb7ea7ga7lCa3ba9abfCbtac7ad7ag1agfa
clots C 5pB
clutch . 6lAcpA
coffee . 5fB71a7ga8kb8tA9saaeaboadcCdxae9beqbfaafkafwC
coin A 6bA98AaqAeqAfbA
cold a 5pa7ga8ib92ab8Abnad8aerBfqag2ag4a
cold_body .
cold_decimal A brAgiA
cold_sore b
complain . 5pa69a6ga81a8tAa6AagAbnabxactadjadkaeraf0bf5Agba
confused E 5mA6lC71B7cAaeAbtBd8AdfAf9A
container . 5pB61b6ua6va80a8pa92A9caa3aa4aaebb8ac0ad3AddadxAe4aepAeqAfabfbCfgafha
contraction C c7BceDd7BegAg6B
cough . 5yb69A6aA6lB6ua6vA79A7pA7yA8za92A98C9pa9saanAapAbhBbrbbvac1AckCcpactaczAdcAdxAe8AeiAeqBezaf9afbAg2A
coughs_blood_word C
cry . 6bA6ya7ea7qA8fAa6AagAb2Ab8AblAceacpAdcAezAgbA
cut . 5uA6bA6la7bA7ea85A9yAa0aaeaaqabhAbtac6Ad6Ad9AdxAg1ag5A
deep . 5uA6va6yA7ea7qA85Ab8AbtAehAeiaeqaf0BgfA
deep_wound G 7qA7vB9rC9yAc6Ad6Bd7AfqB
deformed . 71A7bB7qA9rA9yBaqBbracqAddAdlBejAezAfqB
dentist . 6aa6ba7pa9haaqa
detector . 9cbawAcsAdcAdmadpA
diabetic . 6ka6va73A7ea7wA92b9ybb8Bd1Ad8CdcAerCflBfwB
diarrhea . 69a6iAbtbceAe8aeoBf9A
die . 6la8pabracrB
disappeared . 6aB6lAb8AbzBcgacjAdcag2A
disposal b
dive A 7qA9yAaxAb8AblAcpAg2A
dizzy . 6uB7aa7gA81a8pb92a97A9taftA
dog . 70B7qabtactDd7Adcag1a
dose . a6aanAasCe9afha
double_vision D 71Ba2BejB
doubled B blBcpBdcB
drink . 69a6fA79b7hA7uA87A89A8fB8ka92C97aa9Ab0ac1DcgAd1AdkAdxAe4AeiaejAfkAfpA
drool . 6bA7gAa4aaqAb8BceaddAe5AegAezAf0AfcaffA
droop . 6lA6nB70D7bA7ca7ea81B82A8bC8iA97A9ia9rA9tAaqEbaAbrabtBbwaceAcrActAddAdlCdsAduae2aefBejAf6afcaflAfwAfza
drops_things D 8dA9yBddA
drown F b8AceBczBg2C
drown_figure c
drowsy C 6fB6ka79A9zBb8AfkAg1Ag4AghAgiA
drug . 6kB70A72a7ba7db7lb8ea8lA8za97a98B9ca9dB9fA9saa2ba3ba5aaeBanDasBaybbbAbjCbrac0Ac7ac9accAcdBctAd7AddadsBdybe4be8aeiBepAeqAesAezAfaCfdafiAfpaftafwa
drunk . b8AbtBc1AduC
dry_nappy D 71Ba2Bb2CceAdcAe8Af9B
ear . 6va78a7bB7qa80a92aa4aacacjBcsaehaeqbg2ag8b
eat . 6uA76a7ea7hB7uB87B8nb92A9oBabBaqAauBbwBbxAc1Dd7Ae9Aeqbf0AfaafbafhBg1a
elder . 6lB6wa71A73A82D87A8iA8lB8xb95B98A9qAa3AanAaqBasBbacbdAbwac1AcbAceAcrAd4Ad7AdkAdvAdxBe8AefAerAf9AfbBfiAfjAfkAflAg2A
electric A 6nA7va9radxBf9afdCg5AgaA
electrocuted F 8dA92a9yAbtBcjBdrAdxAehAfbAfdAgaB
embers C
emptied_container D
empty_found A
empty_word . 7aa
epilepsy B b8AbaabtAceAd5Bdsae5A
epipen E
everyone . 7qa8kB8oBbaabwac1afbA
exertion . 6va8iB8pa9pA9ra9zaa4Aa9AaeabhAc1AczAd7ad8bddae5afbaflAfqafza
expiry b 6wa9aabtaeqag9a
extreme A 7qA8kB9gablAcrAdcAezA
eye . 7da7yA8eb97A9xAb8Cbaac1DcjAckbcvBd7Ad8AddAdeCdxBe7ae8aegaejAenaesAezAf5afrBfuAg1ag2a
eyelid a d8bdta
face A 8na8wBa4Aa9Ab1Ab8Bbxackad7AegAenaeqAesAgba
fact_word . 7bA7qA82A8dB8iA8ka8ta9faa2Bagab6Abwad4AddAdgaduBdvAdzaehAewBf9BfbAfgafkA
fade . 79A7uA8iaaqBbracpAd1adcAddAduAe9Ag2A
faint G 75A7bA8iA92B97BbtCceAcqAdsBfqA
family a baac1a
farewell_figure .
fast . 8labla
fast_number A
fear . 78a7gad7ad9ae7a
feeding . 7ea81a87A92AanAb0abhAblAcaAcgAd1AdkAdyae9af4Afwa
feel . 7eA8oB8tA9ta9zAb8AcsAdkAf4A
fell . 7mA81B85A8iA8pC90A97A9ba9ia9tBa4AaqAaxAbdAbwabzac7AcnBcpBdgadsAe8aegAejAf6afbAflBfmafnAfwAfza
fever . 8iB8kB93A9sa9xBa9aaxDazFbacbzaceAcpBcrAd7AdfBdzDe5DegAehBekAeqaf0af9afhaftDg1ag6BggAgiEgjD
figurative a 7da7qaa2aa6Bbhabtac0AcgaegaerAf4bg9a
figurative_death . 7eb80a81a8oaazAbnad8addadpAdsaduadzae8Ae9aeqberAezAfqaftAg9a
figure b aqa
filler . 7ia7pA82B89A8mA9aA9ia9waa2Aa5aaeaaqAbabbzacrAd5AdeBdqAduAdvAe0Ae7AefAehBerAfbAfjAg2ag8AghA
find . 92A97aaqAeqAg2Cg9a
fine b 8mbb8abtA
fingertip A 9yB
finished . aqAb6bcpAddAg1a
fire . 9yBaqag9a
floor . 8pB98bb8Ad5Beqa
floppy A 9yAddAg1A
fluid A
foam A a4aaeaaqAb8AbhAbtBd8Be5BegAf0Afca
food . 80a8fa8na8ta98b9ga9iaa7BamaanAapab5abxac0Bc6Bd6AddAdgbdlAdrAe9aeiaekbeqaerAesBf0Afaafdafmafzag1ag5ag9AgaA
food_poisoning a
foreign_language b
foreign_throat B f0B
found A 87B92A97a9qAa4AaqBb1AbxAddAdlAdzbg2Cg9a
fracture a 8lb8pa9rAbha
fruity . 98AezAfbA
gas a 8kA
gas_poison . 8da8zB92b97A9yaapAaqAbhabnac1BcjAcka
gas_smell E 8zB97CdcB
gave . 8ka9dB9eBa5Aa6AaeAamaanBasCbhabtac0Adzafgb
get_up . 9rAaeab5BbhAbtAcjAddAdxAewAf0Af4AfhAftBg4AggA
gibberish D 82Ab8BbtAd1CduBdvBejAg1A
giving_away a
glands a
glass . 9oa9rBb8AbgBc6AcaAckAdzAe4AexA
goodbye .
grabbed . 91C9rB9yAa0aa4Abhad7AdsAeqAg9a
green . dcCe8cfwC
gush A 92A9pAaqAb8A
half A d7Ag4B
half_face . btB
halted . b6b
hand . 91B9ga9ya9zAa4Aaqab1Ab8AbbBbeBceBcjAckbd7BddAdhAdrAehBf5afbAfuAg5AgaA
hard . 8wA97Ba0Ab5abtAcoAcpBd7adjaduAejBepafba
hard_belly D blCbxBdcAegAgbC
hard_breathe E e7AfhA
hard_speak D
head . 8tAa6AacbagAbtAbzac0AcmAcnAegBehAejBeyAezAf4afwAg4ageBgfAggA
head_injury_word E
headache . 8oB8ta97A9vBaeAayBc0Ac1ac7BcbAd4AdcBegBejBeqbesBf3Af9bfgafuBg6AgeC
heart . a2AasAblDbtCd1Bd7AdcAe0AerCf4Cf9AfbA
heart_attack B btA
heartburn b b5ac7beqbf9ag2a
heater . 8rA8zA92b97AbdAdcAdmAfwA
height . 8pBa9BasBb3abhAbxac7acuad7AdxAe4ae9aeyaezafoafqAg2ag9a
hi B d1AdcAeiBekBfwA
hidden_place . dcAeqA
high_number C dcAekBfwA
high_temperature . axAazBb5abtabzad5Ae4AekAeqaezafbBg1agiBgjB
hip . fza
hit_by B 92C9yabtBcqBf4AfqD
hives . 9yactAdcAe7AesAf0AfhBg8B
hoard a
hoarse . bdA
home . 98BaraeqA
horse . 9yAblA
hot_thing . 92aawAbnAcjAd7AdcAdhBeqA
household . 97a98A9mA9pA9yaanAauAawbb5abhAbwacgActAcyAd4Adjadzae8AehaeiBeqBeraesaeyaezafwagfagga
hurts_eyes . 9hAbsabtae5Aexa
hypo C a4Bb1Ab8Bd7B
imaginary A btAd1Ad4Be7a
incontinent B d8B
indoors . 9taarabtBcgactAdcAdkadxAeqAf5Af8AfhAfwAg2ag4a
ingested . 9sa9yaa4AabBaeAb1Ac1AcgAd3AdjAdkAdnAdzAf8AffAfpAg9A
inhaled . apAb5ab8BbbCbdBc1Dd7Ag2Ag7bg8B
inhaler . b8AbbB
injury .
install a c1aekA
instead . a5Aa6AbtAc0AeuAfbAfqBfwa
insulin_pen . asAfbA
iron a e8cfbaftb
itch a cpadfaegaf0a
jaw . 9yBblAbmAbtAd1AdcAddAerAf4Afca
joking b 9mabhadxa
jump a
ketone_number A ekAelA
kick b a4a
kill .
laugh_mark a aea
leaf . caad9BeqAf8A
leak . a4Bb5ac7BggA
lean A ddAdkA
leg . bgBc7aceacjAd8ad9AdgadkaegAehAejAf1BfjAfwag5A
less . a4BaeAarBb5acoAe5aegA
lethal_height . bhBdxBg1a
lie_flat .
life . egAgeC
lift . aeablafaa
light . dcAfwA
limb . 9zAaeAbbBbdAbmAbxabzac0Bc6CceAcjAckacvad6BdgadiadjadkadnBdvAdwBe2ae7aehAeqaesaf1BfmafrafsAg5Agba
limp A 9zAbdabmAbtAcoAddBe8ag4A
lips . bmAd6aesAftA
locked_in a
long_time . a4Ab6Db8AbkAblAbwacgad7adeAdiadkadqAe5Af9afbafgafha
loss . a4Abwac7Ad4BejAfvag9A
lots . a4AapAaxAb1Ab5abhAbkAbsacaAckBctAczAd3Ad7Ad8Adube8Ae9AesBeyAf0AfoafwAg9a
low_mmol . asAd7AdcBelCeuAfba
low_number . anAasAazAb6Bbzad5Ad8AekEerAf9ag1a
low_percent A c0acbachbd1A
low_temperature A brAekAgiA
low_word . fqA
lump . bza
magnet C eqDezAfbBffA
make_sound . bdAbtaegA
malaise A
many . agabrac7AchbcjackBd0Ad3Ad7AddbdxAe4ae8AejAepAf0AfbCfgafkA
many_grams B
measured_fever . axAazAbzad5AekAeqagjA
medicine_store . eqA
melena D
memory_loss A
meningitis E
message a b8abuadcae9a
mine . anBaqaasBb8acgaf4b
mistake . b8AbtAcqAdxAfbAfqAg2A
mistaken . c1BeqA
mix . btAc1Ad3BduBdvB
mouth . asBatAavAb1Ab2Bb5cb8AblabmBbtBc1DcjBd6ad7Ad8AddCdgBdlAduBdzae7Be8BefBehBesDeyAezaf4af5Af8Af9afcafhBfjCftCfya
move . b8Ac7Aceag9a
multiple A brac0AcgBd7AeuAfbAfgAfqB
mush .
mushroom . bxCcuAdcCeqBfwA
nails . eqagfa
nausea . b8ac7bcsAd7af4Afqa
neck . cyBdkafwAg2Ag4A
never . geA
newborn C e8bevAgha
nipple . bla
no_more . btAceActBd1AdjAfgafwag4Ag9AgiA
no_tears C egA
nobody b bha
normal_temperature b d0beva
nose . bhacebcgacjAczadxadzae9aezaf4af9ag2ag9a
nosebleed . b8Ae5Ae9bfkb
nostrils_flare A
not . b8AbaAbcabtAbwcbzac1acaAceAchCckAd5Ad7Ad8AddAdgAdpAduAf4BfoAfqafwAfxBfyAg6Bg9AgeAghB
not_breathing_word H btC
not_now c baabhabtacpBd5bdsaejA
not_working . c1acpAddB
not_yet a
odd . bhAdpAduAfbAfvAg1A
oil A ctAd7B
on_fire C
opened .
out_of_water . bwabzac7AddAdjAduAdxAdyBeqAf6aflAfwAfzag2C
over_now b
overdose_word D ecB
pad A brAc5AdqB
pain . bsacaacjacrAdgbdjadkadladzae2begAeiaewAexaf5AfuAg5ageA
pale . d1Ad7AdfAdzaf8a
palm . c1aesAfuA
palpitation .
paper b g9a
paralysed B ejA
per_day . bsac5AceBdjAdqAeqaf6afbag1ag7aghB
period a gia
person . bxabyAc9acjackAcnAcrBd8BdpaduAdvAdyBdzae2Ae8AerBesAewAexafbAffbfkAflDg7A
pharmacy . fzb
phlegm .
phone . bwacbad1ad4adsAdubdxAe8aeqAfbAg2a
picked . dcAeqAfwA
pillbox . cga
played . dxaeqafma
plenty . chbckAd0Ad7AddadxAe4aeqAf9AfbBg1a
poison . c1AceAcjAdfAdibdoCdsAdxAe7ae9aepAeqFfbCfhAfqa
poison_figure b
poisoned D
pop_noise A
postpartum . d7AdqA
power_tool . d6B
pregnant . cpBd4BdjbegAesBexaeyAf0af6afuCfwag1ag3Cg4ag7a
prepared a
prescribed a fba
pressed . cbackAdxadzAe0Ae4BegAeqaerA
pressure a cdAd7B
pressure_number_high A
pressure_number_raised B
preterm . d1ad5Ad8BduBe9aekCfhafqag3B
prevent a
product . e4aepaeqAfhAfwAg2A
pulse . fbb
purpura_word D
put . d1Ad8Ad9AdrAezBf4ag4Ag5AgaA
red . ctad7adyAe4Ae7ae8aezAfcafdbfwBg2a
red_jelly B
remember . dca
repeats . cnA
respond .
ribs . e1BegAeiBezAfaafqAg2A
ride .
right_low A dcAegAg4B
rings . dcA
ripped . ctAddAdsCe0AesAfhAgfA
rise . fwA
rolled A e5A
rope a
rope_harmless .
run_over F d7BfqB
sank . g2B
sats .
say . duAdvAekAg1ag2a
scald C
sedative .
see . ddBejB
seizure F
sever . d6BdsaeqAezAgfA
severe_burn . d7BdfAdqAe8AegAesAf0afbAfdAfyag5A
shake A e5AekAerBggA
sharp . ehC
shock_word B gaA
shrill C
sick . dgadkae7AejAekAeoAesAewAf0af5AfiafkafqafuAfvA
side . ddBdeBdjBdlCduadzbe9AfhafrAfyAg4CgjA
sight_lost E ejA
skin . ezbf5aftA
skin_bump . g1a
skin_off A
sleep a ega
sleep_lots . fbAfwAg2Bg7agiB
sleepy_cause . duae5aegaf4Bf5ag1a
smile B ejA
smoke a
snake D e7BeqC
sniffed A
snores a egbf9afya
soak . feA
socket . g5A
someone_elses . dxAfbCfgaflBfqAg1ag4A
spasm A e5A
speak . duAejAeqAg1Bg9b
speech_word . ejA
spike . ehBeqaf1B
spilled . e8aeqaf6afaAfgAfhafkaflAfwAfzag7a
spit . fha
spots . e4Be8be9aenaesAftA
squeeze . egA
stabbed G
stand_up .
static_shock c
stay . gia
stiff . e8beqaesAezAf0AfwA
still_bleeds B
sting . epAesAf0AfbAfvA
stool . egAeiAeoAesAfhaftBfwA
stop . fbag9agia
stranger B
strap a
street_drug C
strength a
stroke_figure b
stroke_word B
strong . ejBeqaesAewAeyAfaafyAg8B
stuck . ezAf0Cf1affAg5AggA
suck_in . ekAg8A
sudden . ewAf3AfrA
sugar A erAfwA
sugar_mmol .
suicide A
sun a
sunken E fwA
swallow . f0afhA
swallowed . ewAeyaf8AfbaffAfhAfiAfpBfsAg8A
sweat . ezBf4Af9bfqa
swell . ewAf0Cf5Af8DfhBfuAfwAfya
symmetric A
syringe a
temp_word .
testicle A
testing .
thick . f8BfcafhA
thing_swallowed . f0Df1Af8AffAfmag1a
throat . f4AfbaffBfhCfya
through .
throw_other a
thunder .
tight . f4Afaa
tingling .
tiredness a g4a
toilet_training b
tongue . fhC
tonight . fgafwag4a
too_much . fbBg4a
took . ffAfiAfkag4A
tooth .
touch . gaB
towel A
toy .
treatment .
trigger . g1ag8Bgibgjb
twice .
twisted A
unable .
unconscious_word F
unhurt b
unprotected .
urinate . g1a
vape .
vehicle . fwa
veil .
venomous B
violet A fuA
vision_sign . g6A
voice . fwA
vomit . g4Ag7a
vomits_all B
wake a
walk .
wander C
want .
water_place .
waters F g6B
weak . g7a
weapon . gaA
weeks_along .
well . gia
wheeze .
where_when . ggA
wire .
wood .
work .
worse A
worst B
wound .
wrists .
yellow a giB
young_age .
young_months .`;

/** A weight, then the words that have it, by their first five letters. */
export const WORD_WEIGHTS = `A abeil abre abrio abuel accou aceto actin adelf adorm agite agony alarm alcoo alred and antec antic antif anyth aplas appel appui arach arran arret asked asmat atasc ate atrag atrop autou avisp ayuda azul baies bajo bano barel barki barra bayas beau been belly bizar black bleed bleu blind blood blow blue bolit borra bote both boton bouff bouge breat broke brown bruta burne butto cae cage cai caida caill came camio cant canti caram carbo cardi catch caugh chair chais chauf cheek chimi choc chose cierr clava cloro closi cloth coagu coeur coinc colla colou comin comio conna conoc consi coraz corne cote cotes coupe creus crise croqu crush cuerp cuest da dad dado dalsy debil decir deep delir derec desco desma desor dessu desta detec deven diape dire dispa disso doesn dolio doses dots douch drain droit droop dropp drunk dura dure duro eleph empez encen enchu encim encon encue enfon enorm entai enten enter entir enton entra equiv erreu es espos espum et etran eucal even ex face faibl faint falta fathe fire flaco flari flojo floor flopp flots fois fonce fond fract frelo g gamin gaz gens gente gibbe gicle girlf glue going gomin got goudr grand grape grise gummi habla hablo hacia haemo hand hard hardl hasnt he heces her him himse his hold hora horne horri hubby huele hueso hunde hurle husba ictus il iman imane impor impre incoh infar injec insop its izqui jai jarri jaw jerki just kicke lache lange laryn levre lily limp line liqui lo loads look losin loss luego luz lying macho magne main makin malgr mamie mandi mar marc marid marih massa medio memor mento meter metro mezcl middl milie minut mismo mista mitad ml moiti moja mom monto morce morde mordi mothb motor movin muchi muy nacid nafta nanas nappy narin negra negro nephe neveu ni nobod noix non nos nostr not nothi noto nouve nowhe numb nuque odeur off oil ojo olla ont open opres overd pad palid papy paral parar parfu parle part patin peanu pegaj pench perd perdi perds perdu pere perfu perso perte petro picks piece pierd pila pile pills pire pisse planc plie plusi pod poitr pond pone ponie posit profu proje prope puede pulga pulle punal punti puso qu queja quelq quien racon raide raidi raise raro rat re reall recie recog recup redon remem repos retro ribs rigid ronde ropa round route rugby s sa sacam salto same sangr sank scald screa se seco see seizu sens sente setas shake shaki shot sient sierr sigue silba silla smell sniff soaki socke someo somno sonne sonri sont sorti souff souri space speak spitt spray sprea squee stick stran stren stron strug subit suce sucki sudan sudde sudo sunke sus swall sweat swell tabla talki telle tembl tenem testi teter then thinn thoug throw tibia tide tiene tient times toco todas todo tomo tonne tonte torax torci total touch tout tract trago tragu tremb tres trozo type unblo under uno uva van vape vater ve veo vide viole viper visag vitre vomit warfa water weak weed went were wheez while whole wife wifes words worst wound y yaya yr
B aceit acido acost agita ahoga ahogo aidez aiman air aire allon alqui apart appar ardie arres asfix azule babys bafou bleue boili bone bouil boute brigh brula bu canna chewe choqu chorr clots clutc codei coloc coma comim confo confu consc cosas crane crash crook cuelg debou degre devie di diero dived drown dur echa effor elle epile error estab estam estuv etau explo feu fit fits fitti flatm fluid foami fonta fourc fuerz gas gasol girl gobe grado grita groun ha harpi hasn head heate heroi herse hes hi hipog hour huile hypog inste into isnt kiwi knock lado lagri lego lieu like lithi looks lumin malai mano masti metio metre moani nena newbo noire notre noyad noyer nuca oedem onto oreja palab parad pelle pend peopl plain plate posos pouri pris puce pulli pulse pulso puse rato rats reagi recon recu renve repen repre respo sabe sacud sale salen salon say scoot secon seein sees segun sent sever she shes sight soude spot stabb stopp stuck stylo sueur suffo suspe taken talk tears terce thing third thora thund toddl toile took tour trapo turni uncon used vacio vento vibor vient visio voit wc weird wet xarel
C accid agarr aguas arter ataqu balbu board co coin compl crach cree crisi crois dextr doble doubl eaux etouf gaspi grave gris havin hirvi hundi impos incon lui monox mucha os pouls reacc react respi sait sang shock side slurr soft somni sort souda think very
D bebio choki convu creo elect epipe intox menin
E drank
a about abrir acari acaro accro acele ache aches achet acoup acues adole adult afrai agrie aguja aid aide alivi almor alrea alto amari amigd ampol ampou angoi anima annee anos antes antih anxie appoi ardor arthr artro aslee assez athle aunt aura aurai avait avant bag bajon balan barco bascu bebi bebo becau befor bequi besoi best bien bient bled blues bosse boxes brace bronc bross build bump bumpe bumps bunge caigo cajas calam call callo calor canap canci candi cansa cap carot carry caspa cast cat celul cena cerne cerum chale chamb chans chapp chaqu charg chass chaus check cherr cheve chewi chick chicl chien chupo ciati cicat cinco cinq cles click climb clock code codos cole coles coliq colir comer comi compo compt conce confi conge connu cooki corre coude count coura cramp craqu cravi crema cried cries cross cual cuatr culit cumpl curad cure cutti dandr dar days debaj decid dehor demai denti dents depil depor derma derni despu detar did didn dient diet dieta diger dijo dile diman dinne dis disch divor dix dizzi does doing dois domin don dont door dorma doudo doy drawe drive durmi dust dying early ears eat ecole ecran ecrit edad egrat empor encia enlev enrou epaul epluc eruct eryth esa ese estac este estor etait etein etern eveni exams extra faim farma feeli fessi final fine five float flyin food footb foreh forev forge forgo forme free frega fresa front fue fumar fungu gafas gangl gato gelul gimna gingi glute good gordo gota gotea gout grass griet griff gripp gueri gueul gum gums habit hacer halei hamst happe harta hate haut healt heari heat hell hemat herpe hierr horno hubie huitr humo hungr id if igual ils indig infec ingle ingro insid insta inter irait irme ironi irrit itchi itchy jab jarab jeun job joint jouer journ jugan jumpe keys kg killi knees known labia lacte lago laiss lait lamio latel lavan leafl leavi leger legum lejos lende lense lente lenti let leve libra licke limpi list lista llave llevo lloro locke lol longe lourd low lumba lundi lunes lunet maigr maint mala mante manza marat mare mareo marks mars marte matan match meals meds menop mer merci merit mesa mettr mieux migra mild milk minor mites momen monda monit monta moral movil mudan muere mulet muscl mycos nadie nails nap navid neces need needl nerve nervi netto neuve new nicke nicot night ninos nits noctu noisy noon note noter notic nudo nuit nuits numbe numer odio oidos ojera once oral organ ortei otro ouvri oxyge panic panta paper papie parce pared parpa parti pasad paso passa paste paupi pecto peeli pelad pelic pelo peluc pepin perce perfe perim pero pesad peu pezon photo pica picor pied piedr piens pies pildo piles pillo pimpl pins plage plan plane platr poco point poqui porqu porta posib possi poupe prefe prepa presc prete prima print proch prueb psori pu puffy punto puree quel quell queme racle radio rando range rappe ras rasag rasan raspa raspo recet regal regim regla regle regur rejoi rempl renou rentr repea resta retir retra reuni reve rie ringi risa ronge runni ruptu sabor sac saliv salte saute saw scab scar scare schoo sciat seasi sec seca secs senor serai servi shive shopp shoul si sigo sirve ski slept small smoke snack sneez snore soap sofoc solar solei somme sonar soon sore sorta sport sprin stabl stain stone straw stres subir suelt sueno suici summe tabac take takes talks tan tapon tard tasse taste teddy teena tele telef tendi tenis tenni tensi termi termo tetan thank thirs threw thumb tinni tirar tirit tisan tobil toca toe toena toes told tomar tonsi tot traba trace tren tried trip trott trous tu tube tue twitc unas use usual vacac vacan vacci vacia vagin vamos veran verdu vers verte viaje vieil vieja viend vieux vin vineg voice voir volve vous voyag voz vuelv waiti walki wall wanna want wax way well where why will wind wine worms wrote yaour years yeast yeso yogur zapat zumbi
b acne afeit afoni age aguje alime alway anali ansie antoj arros astil ayuna bajar ballo bette bites bland bloat block boost canke carga catar cauch cause cera chat chill chole cisti codo colic combi compu condu conjo conju conse costr courb cradl crayo cream creme crick crout cruje cuant curso cysti diges docte dors due eccem echar eczem elbow encar enrhu entor escue esgui estre exam exame expir faut flu flujo footi foule fridg fumer garra gases gassy genou gerce goute gras gripe guard hair hambr hango heel hiver holid hongo hungo ibupr incar insom invie juega juste kebab kilos knee lice llaga lombr loose love maneg mardi meal mejor melat misse mocos moque mosqu moust muscu needs nettl norma often olvid orden ordin orgel ortie ortig orzue osteo otite otiti oubli pasa phone pican pieds pink piojo polen polle pompe poux rasca rate rende renov resac retar revis rit rodil runny sad said scrat secos sert shavi shoes siemp simpl sofa splin sprai starv stati stitc stye sunda syrup talon tapad tarde teeth telep tempr thrus tick tickl tique tiron tooth torti toxic trist tuesd tv ulcer usele vacun varic veget verru vitam volar wart which winte
c aphte brise cita const frigo hiccu hipo hoque how resfr rhume sickn`;
