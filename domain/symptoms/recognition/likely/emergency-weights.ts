/** Written by `npm run learn:emergencies` from the phrases of `testing/samples`: change those, not this. */
export const BASE_WEIGHT = -8;

/**
 * Of a concept, `-` before one that is denied, then with each concept that stands near it, by the place of its line in
 * two digits of base 36: A to Z for an emergency, a to z against it.
 */
export const CONCEPT_WEIGHTS = `-a_little . cea
-abrupt A ceA
-bad_sign . 10a2aa6fA6za74B8tA9aAc3Ac7Ad3AhdA
-battery a cea
-bear . 53BcvBe6BeyA
-bend . 5lA6rA9aC9vAc7AdjAe6A
-beverage . 0eA34A6za
-blood_loss a cea
-blow . aza
-blurred a 4oacea
-breath_smell A ceB
-breath_word B 74AceB
-breathe D 3eA40A58B7qA96Ac7AcbaceDd3AhdAi1A
-burn_place . 2bA58A7wA
-can . 0za2wa3zBd3A
-catch_breath D 3eB58CceC
-closes . 95AazA
-cold a cea
-complete_sentence A 3eA3zA58Ac7AceAd3A
-container . cea
-cough . 58A5jA5mA8eBa3Ae0BghAgrBh4A
-cry A ceA
-cut a cea
-dentist . 3ea
-disappeared . dmAduCfoA
-drink A 3fA3wB3zA5jB6yA70Af6BhyAi6AicAidA
-drug . eyAhqA
-eat . 3wB74a80A8bB8eab0Bd1AepAgrahdahyAi6AieA
-fact_word . c7a
-fade A 8xAceAdmAe0AfoB
-faint b ceb
-family A ceA
-feeding . 3ea58a6yBc7ahdAhvahyA
-feel B 3eA3iA3rA3wB47A53A58A5jB6tA7eA7vAasAazAbvBc7Ad3A
-fever a 46a5jaceae6ai6aieaifa
-figurative_death . i4B
-filler . 3zA
-find . 41A5jA80AbuAduC
-food . c7a
-found . 41A
-gave a cea
-get_up . 3rA58A74B7vB9mBcqAfmA
-grabbed A 3eA
-hand A ceA
-hard b ceb
-head . 3eAc7A
-headache A ceA
-hurts_eyes a cea
-ingested a cea
-inhaled A 3eAc7A
-install A ceA
-itch a cea
-keep_down B ceB
-kick B 3xA5kAamAceBi0Ai6B
-know A 36A6zAbhAc7AceAd3AghAh4Ai4C
-leg A ceA
-lie_flat . ceA
-lift . 3eA3rA53B58A7vAazAc7Ahva
-limb . 2bB
-make_sound A ceAg8BgrA
-move C 3eA3wA3xA40A53A5jA5kA8aA9uAamAasAc7AceBd3AdjAi0A
-not . 1sa2aa6tA
-not_of_body a cea
-open A 58a7hCceA
-pain a 53aceae6ai6a
-phlegm a cea
-phone a 4oacea
-poison a cea
-poo a cea
-product a cea
-pulse D 3eBceDd3A
-quit_verb A ceA
-recognise C 3eAc7AceCd3Ai4A
-remember A 4lA9aAceA
-respond C 3eA3wA58B5jA6aA6fA7hA7vA80A81A8aA8kA9hAbpac7AceCd3Ad6ceqAfjBh9a
-right_low A ceA
-rise B 3eA53BceB
-say . 53A6fB6tA80Abpad6aeqAezAfmA
-see B 3eB4oa58A7hA80Ac7AceBi6A
-seizure a cea
-severe_burn . 3ea
-shiver A ceA
-sick . 2aa31a
-side . 2oA
-sleep a 3wa58acead3a
-sleep_lots . 3wad3a
-smile B 58AceAezA
-snores . f6a
-speak B 3cA3eA3sA58C5ja5ka6tA74A7vA80AbhAc7BceAcjad3AgaAi4ai6B
-speech_word A ceA
-squeeze A 3eA53AceAe8A
-stand . 7wAe6AeyAhqA
-stand_up A ceA
-stiff a cea
-stool a 3eacea
-stop A 3vA3zB4gA4hA4jA4kA7bAb5AcbAccAcqAemBeyA
-strength . 6yac7A
-strong A ceA
-sudden A ceA
-sugar a cea
-swallow . 6sA9wA
-swallowed . 3iA3wA3zA6sA6za70A8ea9wAb0Bc3ad3AepAf6BgrahyAi6a
-swell a cea
-tonight a 3eacea
-took . 5ja6sA6zb80a9wA
-tooth . 3ea
-touch . 7wA
-urinate B 3eA3wA3xA3zA58a5jB5kA6gB7lA80Bb5Ac7AceBd1AdqAeyAh2AhqAhrAi6B
-voice a cea
-vomit .
-wake C 3eB40A58A5jB6fA74B8tAa2AceCd3BhdBhyA
-walk . 7wAc7AezB
-want . c7A
-water_place a cea
-where_when . 74A
-within_a_day . 80a
-work A
-worth a 3ea
-wrists a cea
a_little . 3ba3ca3ta3vb3xa41A44a4jb4ka4lb4yA52a58A5mB5wa65a68b6mA83a8ta95b9ca9oaacaaoabeAbhbbuAccacqAcrad7adaadqaeaafnaftAfuafxag9AgaagjagqagyAh8ahaahcahzaiaa
abrupt A 3hA3iA3rA46A4lA4yA4zB55A5cA5gA6cA6oB6tA74A7hA7vA8sa8uB95A96B9aB9cCbcabhAc3AcgAchaclAcqAcvBd0AelBf0Bf9AfjAfkAgiagoBgrBgwAhlAhyAi9A
accident . 73A8ea9aAceAe7BgrahkB
after_verb . 3iA3qa3vA47A4oa5mA67B6cA70A7kA8uA95A9lA9wAbkAbuBbvAc3acbacoad1Ad3Ad6adbadsae0Ae8AeaAeiAeqAezAf3AfjAg6AgjAgtAhiBhrAi9A
age_word . 63A8eA8tA9haa3Ab0Acbacgad3Af6AghAgrah4AhaahqAhyAieAifA
alarm . 3gA3ia3zA41b5aA7uAa7bc1Ae9BeyAfaafdAgpbhqA
alcohol_drink . 5jB5kC63A9cab7AbtAd3AekBeyaf1ah9ahaa
all . 3tA3yA4dA4mA4qA4wA4zA52A53A5aa5cA5sA64B6bB6hA6lA6ma6yA6zB7fa7hA7lA85A8dA8lA8sa91A92a95A9cA9gBa2AaoaatabqAbrAbtAceAcuAdladsAe4ae8AekAeqAfkAggAghAgjBh4Ch5ahcAhkAhnAhyAibA
all_over A 3zA44A5kA5qA7hA9oAcvbdqAeqBezBfiBfuAgjAgtAhaA
allergy . 44B5ea5jB6ma6za73BbuAdbafoafwBfxAghBgjBgtBh9bhaA
alone . 3zaazAceaezB
also . 53a5qa6za7ya8tagxah4a
anaphylaxis_word F 6zBgjB
anticoagulant A 4gA4jA4kA4lC53A6rA73A74A7lA7tA7vA9aBb5AccC
apart A
appliance . 3qa56b6iA7aa7ta85a8laa3Aa7aauab7aeiAfybghBgra
arm . 3ra47A4ca4rA52B6bA6cA73A7ya9aAa0AadBalAceAeqAf6afwafxAg8agaAgiAgjagrAi6A
asthma . 3vA4zA58A5jB6uB6zA7fa80Aa5AceAciBdlaepBfjBg6BgjA
at_once . 4zA6zB7na9aAbhAcrAcvAdaAeyagiagoAgwAhlAi6A
ate_drug E 5jC5kB6zD74BdsB
attack A 3zB4lA7bC9cba4Aa5AceCciAd3BdqAemBepBfuBg6B
baby . 40A41A4gA4jB4kA4mA4nB4rB4xB4yA4zA52B56A5mC5yA6iA6nA6wA71A7vB7wA8aB8bA8sA94A96A9hAa3Aaiab0CbbAbwAc8BcdAceBcfBcgbcqBcvacwBcxAd1Ad9AdjAe0aeiaeqBezAf9afiAfmAfnafuBgfCghAgtBh5ah8BhaahjAhyAi1aieA
baby_age . 46A4hA4jA4kA64B6gA6yA71A7vA8eA9cA9laazab0Ab6AbkaceAcqAdaAdbAdnAfxAhdAhoAhxBhyA
back . 4ja4ka4ma52A6tA6za7la7vB83A8sabeAc0Ad1ad7adjbe7AefAfhafoag8ahnai8a
bad_sign . 43a49a4hA4jB4lC4qB4yA55A59A5ra5sB5uB5xB61A65A67A69a6aA6bB6cA6eA6fC6mb6oA6sB6ua70A72B7bB7eA7gB7hA7oa7rA7sa7vA7wA82b8aA8kA8rB8uB90C9aA9gB9kA9oA9tA9vBa4Aa8aalAapBayBb5ab8Ab9abcBbdAbpabuAbvabzAc3Ac9BcgaciAd9AdmAdpAdyae0Ae3AeqBf2AfaAfjafoAg2AgbAgwAgyai1ai8Ai9AicAidAieA
badly . 4mA4xA4yC5gA5kA5ua5wA6yA6zA73a74A7wA8eA91a98Ba2Aa4Aajaaxab1AbfAclAcwAdaAdxAfhafjBfoAg2BgxAh2ai3A
battery . 58A5jA6ea6iB6sA8dAa3BbuAc7AcbCd6AdxBe4afyaghCgpah4Ch8ahyai4a
beat a 4lA
bedwetting . 4zA74A81a8kahia
bee . 96A9oBacabuAe0aeyAggAghAgjAgtBh4A
believe A 6za74A80Ad1ai6A
belly . 4rB5kA67B6cA6pB74a7gA7vB96Ab5Ab7aceAchAcqAdbadjBdqAfqBfuBfxag6BghagjahkAhnAhyai3Ai4B
bend . 74A8eabuAc7AdbAdjAdmaezAh2ai4a
berries . 73C9uAd7BdbAghCgjagqa
beverage . 4rA4yA5eA5gA5wa6kA7ma7wa80a8sAbhAbrAd6adbAe6AezAi6b
big . 4kB53A5sB9dacvAdjAe6AeyAghagiAh2ahaAi4Ai6a
birth G
bite . 4yA5da5jA6zA7kB7sa95a96A98A9oB9zad3be0aepAeyAfbDfhaggAgxAh4AhmB
black A 4dB4la5aC5uA6gB6lA74A7hA95AabbeyAfxDghah6AhnBhyAi5Ai6B
blades . ghA
blank_look A
bleed . 5kA65B6da9aAamAasBb7AcbaceAd2bd5AdjCfnBfvAg6AhqA
bleed_lots H 4lA53A5kA8xA9uAapAasAazAb7AceAcqAdhAdjCiaBibA
blister_word . 7eafra
blood A 5jB5kA65F6da7lA7wA7ya8tA9aAa3aasAb6Bb7CbcAbhAcbaceAcqAcrad2bd3Ad5BdjCeyAf3AfnEfvBfyag6AgbagjAgpah5ahibhqEi6A
blood_loss . 5jA5kA65D7ya8tA9aAb7CbcAcbaceAcrad5AdjCepAffAfnBfvBfyag6AgpahqCi4B
blow . 4lA5ra61A6oA6yA74A76B7nA8aA96a9aA9la9uAalAbwBc0acgacrAd3Ad9adjAe2Ae3Be6aerAf0Af3af6AfqBgjAgqAh2AhkBhnahqBhwAi6A
blue B 4mA4zA5jC5mA6iA6rA73B74A7wAb1DbcabuDc0BcwAdsae0Bepaf2AfuAgrb
blue_skin E 5jD8eAb1AbuAg8AgrA
blurred a 4oa5ja74a9cA9uaawBbhAc7ad3adbadjAdqaeyAgaa
body_weight . ceA
boiler . 53A60A6lA7kA9cB9jAa2AclAeyBfaAi6A
boiling B 4rA52B53C5jC5uA7kA8lA95BasBazBcmAcqAdxAe6BeaAepBf4Af7AfmCg9A
bone . 68Bdxag8BgragtBiaB
boot . 6ta7vaedafbAhcahmA
born . 5kA7wB9lBd1AieA
breastfeeding . 53a5gaeya
breath_smell . 6fA7ea8mAepag6a
breath_word . 4zA6fA7ea80A8eA8mA96Ab7AcbbceBcvae6AfmAhoAi3ai6a
breathe . 4zB58B5eA5jA5kB6fA6yA7da7oa8eA8mA96D9oAb7AbfAcdAceBdbAe6BfdbfoAfwAg8ag9AgaAgbAguahaAhoBhwAi1ci3ai6a
breathless E 53A5jB74B7ef7lA7sC7uB7xc80A85AasAavAaxaazAd7aecaf7AfjAgaBgjAgqAgrAgxAhkai6A
broken_speech B fjB
bruise . 6ta83aasa
burn . 53C5eB5jB5oa7hB7kA7xa7ya83b95AbtAbuAcbacmBcxAd3AdbAdxAeaAepEfrageaghAgragxAh9ahwa
burn_place . 5cA5eB5ha5mA5tA65B6bA6cA6da6ga6kB6mA6pA7gA7oa8ba8dA8na8sa8uA92A9cA9dA9fa9gA9sA9tAadBalAamaaoBbeAbvabwAc0AcbaceAciAcoAcsad2adiaefAelBerAf0Af3aflBfqCfyagaAgtaguBgzah3ah6ahcAhwAhzBi0a
burp c
burst A 7eA7mA9aAazBeyAgaAhqAi9A
button_cell D 5jA72Ca3BcbBdxBghCgmbh4B
came_out a ghb
can . 63a6fa6sA6yA6zb7da7gA7lB7oa7wA8bA96B9aB9mA9vA9wAa3Aa5aatBbpAbtabvAcbad6bduBdxAeiaelaenaezAfjAfxAg8AggAgtAhaahiai1A
cannabis C 5jA5kA73C8eAghDgrA
carbon_monoxide C 6eA7uAa7bddBe9AfdAgpb
care_for a
carried . 5gA6aA7ea80A8eA9aAadAeqAf3agaAgrAi4A
cheek . 6tBe0aghagjagqa
chemical . 6tA7hF7vA80a8qA95A9ca9hA9jaa2ba4BazAbrAbtAbuAceacvAcxadbAdxBepAf2AfmBfoafyaghA
chemo B 7wC9lCbkC
chest B 5ha5qA5tB60A65b74A7mB7uA8eA9vAacaadAazAb7AciBcvDcwAd7AdmAeaaecAeiBerAeyBf3bf7Afoag6Ag9agrBgxDhqAhyAi3ai6AibA
chest_muscle a 7wa
chest_word C f7AgxA
child . 5mD5uA5vA5yA63A65a6aA6da6fA6iA6mA6nA6wD6yC6zC71A72a7aA7bA7da7hA7kB7nB7pa7sa8bA8lB8pa8sA8ya8zA95A96A98B9jA9nA9tA9uA9vAa3Aa5AabAacaaiAaoBauAawaayAb0Db4Bb6abaabeAbpabqCbuAbzAc2Ac8BcaacdAcfBcgaciAcjacoAcwAcxAd8AdbAdfbdjAdladradxAe4ae7Ae9AegBeiaejCemAeqBf2Af9afdafiBfmAfuBfzag8Ag9AgbAgfCghBgjAgoCgqBgtBguah3Ah4Ah5aheAhjAhrBhsai1ai3Bi5AicaieA
child_age . 5yA64B6yA6zB71A74A7fa96A9uAa0aa4Aazab0Ab6Ab7abbAc1acdAcjad6adbAdnAe6AemAf6AftaggAghAgtagzahaahkahoAhqAhvahxBhyAicBidA
chin . f3afoa
choke C 5nb74B7xa7ya8eA8mBaeaasAc7AceAcsbd3BeoAfxAgrDh8AhaAhfahnA
choke_figure a 7xacqa
cigarette . 73A95aazaghBhva
closed . 7hB7nAftA
closes . 6zA73A7hA7kA8eA9ca9oBeaAfmAghAgtDh1AhaB
clothes . 68a6ta7vb80a86Cb6acnCd3agxaiaa
clots B 65Bb5AeyB
clutch . 74Ae6A
coffee . 5uB6ha7la9ca9lAbhaceaeyCfmafybghbhdahqCi6a
coin A 6tAa3AbuAghAh4A
cold a 65a74a7ya80a83A9ab9uaceAchae6AeqbfmagiBh4ahkahya
cold_body . ceAgha
cold_decimal A d1AieA
cold_sore b
complain . 6pA6ra6za7ta8ka8ta9lAb1ab9AbkAbuacxaeaaf6af7agiAgrAgtagyAi7a
confused E 61A74C7lA7wA9aA9lAbkAd3BeqAfhAi4Ai6C
constipated b dja
container . 65B6ia6ya73A7da7ea9ha9uAb6abhaceachAciacradaaeiAekAenBf6AfmAftaggBghAgrAh3bh4Ch9ahaa
contraction C amBdjBdqDepBg6Ai0B
cough . 6fb6sA74A7da7eA7tA7wb8dA8qA8tA9uAa3BapaataavabrAbtBceacqBd1ad5adbAe0BeaaegAeyAezafhafmAfxAg9AghAh2ah4Ah8AhwBi1a
coughs_blood_word C
cry . 7ha7ya8eA97Ab7ab9AbkAc8AceAcvAdqbe6AeyAfxAgrAh6AhyA
cut . 6aA6bB6tA74a7vA8xAb1abuachacqAd3adiAeoAerAfmAfyahzA
daily a
deep . 7hA7ya8eA8xAcvad3AdxaeaAfmag6ag8Bg9aghagtBhaAiaAibA
deep_wound F 6bB83A8lBasCazBdiAeoBhkB
deformed A 7kA7lA7vB8eAasAazBbuBd1ae7AeyAezAf9BgaAhkBi6A
dentist . 6sa6ta8da8eaadab9Abuah2a
detector A a7ac1Ae9AeyAfaafdA
diabetic . 73a7nA7ya8mA9uaazbceBcvAeiAeqCeyAgiCheBhqBi6a
diarrhea . 71A73A7wbb5AbzAc7Ad3bdqAg6AgfBh2A
die . 74acvAdbae8BeyAh4AhaA
disappeared . 6sB74A85aazAbhBceAcgacvad9Bdqadsa
disposal a
dive A 8eAazAc2AceAcvAe6AhwA
dizzy . 7dB8ta9ha9uaa2Aataauahka
dog . 7kBd3aeaDepAeybfhAfoahva
dose . 8sBbrCbwCfyahaai6a
double_vision D 7lBb5CeyAgaBi6B
doubled B 8eAcvBe6BeyBgrA
drag_leg B
drink . 6ra6yA7ta81A82a85A8uA8zA91A95A97B9ca9uBacabcAc5achacmAd1adbBdsBe9aeiAf7AfmAfnaftAfuagaAhdAhjAhnA
drool . 6tA74A80Ab7abuAceBezAfuAg6AgrAgtAh5ah8A
droop . 74A76B7kC7nA7uA7vA7ya8aA8tB8uA93C9aAa0Aa2BaeaasAauAbuEcgAd1ad3Bd6adqAdxae8AeaAezBf9Cfjafrag5BgaAgzah5aheAhqAhtai6A
drops . 6za7ha80AceAchaghA
drops_things C 95AazAceAezA
drown F ceachAdqBegBhwC
drown_figure c
drowsy C 6yB7tAb0Ad1AhdBhvAhyAicAieA
drug . 73B7kA7ma7va7xb8nA96a9aA9ca9raa0aa3Ba8Aalaatab5bb6bb8ababbcbbhBbiBbrDbwBcgachaciAcjacoactCd1adfadjadladoAdpBe2ae4aeaAeyaezafdAfhCfnbfoAftag9BggAghAgjAgrAh3Ch5AhbBifa
drunk A ceAd3BdbAfjB
dry_nappy D 7lBb5Bc8BdqAeyAfxAh2Bi6B
ear . 7ea7vB7wa8ea8sa9uab7acvadxBe9aeyafhAg8aghagrai3a
eat . 7dA7lA7qa7ya81B8kA8zB9fbabBaoBatabcAbeAbqabuAbzBd6Bd7AdbCfyAghbgoAgtAgxah3ah4ahaBhva
elder . 74C7fa7nB80A8uC8zA9dC9ea9pa9uA9zBa3AaqAb6AbrAbuBbwBcgbclAd6ad7AdbAdnAdqAe0BelBepAf7Af8AfkAfmBfxAg5AgaAgbagiAh4BhbAhcAhdAheBi1Ai6C
electric A 76A8ka8laasaazaezafmBh6ChzAi5B
electrocuted F 95A9dAazAd3BdxBfgAfmAg8Ah4Ah6Ai5B
embers C
emptied_container D
empty_found B
empty_word . 7ua
epilepsy B cgad3AdqAemBfuB
epipen F
everyone . 8ea9cC9gBacabqad1ad6adqAepaeyAghAh4A
exertion . 7ea7nA8kA95a9aB9ha9taapAasab0ab7AbhadbAegAeiaepaeqbftAfuaheAhkai1ai4b
expiry a a5ad3adqagha
extreme B 8eA9cBacacvAe8AeyAgrA
eye . 7xb8qB96aa2AapaazAceBcgad6adbCdjBdxAe0bedAelBepAeqAerCeyaezAf0DfmBftAfyAg7AgaAgeaghBgjAgxAhlBhva
eye_out A
eyelid . buAeqbgqai6a
face A 9fa9gA9oA9tAb7AbcAc7AceBcmAd7ae0aepAfhAg6AgeagjBgxahyAi7a
fact_word . 7vA8uA95B9aA9laabab5BbkaccBcqAd6aelAezAf3afjAfkAfmAfoag6Ag8AgoBh2Ah4Ah9ahdAhsA
fade . 7tA8ea8kA9uCbhAbuBchAe6AeiaezAfjA
faint F 7pA9aA9uBa2BchBd3DdqAe7AepAeyAfhBg6BhkA
family a cgadba
farewell_figure . chA
fast . 9daaxa
fast_number A eyA
fear . 7sa80bepaeraeyafhafwa
feeding . 8ta8zA9aA9uAatabrAcqAcvAdmAdsAeiAf7AfnafoafyagxA
feel . 9gBbkAceAdfAe9Af7AgqAgxAhaA
fell . 7wa7xa82a8aA8cA8tA8xA9aA9hC9sAa2Aa6aaeaalAauBb7AclAd3Ad6ad9adjBdsAe3Be6BezAf3afhAfxagzah4BheAhfahqB
fever . 8ea9aB9cB9vAasAayBc2Ec4Fcbacgbd9adqAe6Be8AeiAemAepAf2BfoBfuDfxag6Ag8BgbAghagtah4AhaahiAhnEhvai0BibAieDifC
figurative . 7xab5ab8Ab9AbbAcqbd3adaAdbadsafhag6agiAgxbi6a
figurative_death . 7ya83A88a8sa8ta9gaasac4AdbaepaeqbezafhafjafxAfyaghbgiAgrAgyah3ahnAi1a
figure b bua
filler . 80A82a8dB8ka8sa8uA91A9eB9vaa2Aa5Aaeaajaaraaxab3ab5Bcgbd9adbadfAdhAe8Ae9AemCeqAf0Bf2AffAfjAfkAg5Ag8BgiAh4AhcAi3Ai4aibAicAifA
find . 9ha9uAa2abuAdbAghAh9aheAhwCi4a
fine a 9ebgha
finger_place . atacqAdbae6AeoBepafgAfmAgjbgqai5A
fingertip B azB
finished . 8nabuAccbdqae6Ahva
fire A azA
firework B 95BazB
flashes_word . 9la
floaters_word b
floor . 9hBa3bemBeyAgha
floppy A hvA
fluid A apB
foam A b7abhabuAceAcqAd3BeqBfuBg6AgtAh5a
food . 90a97a9laa3baeaaxabaBbrAbtacbacrAd1Ad7adaAdiBeaAezAf3af9AfgAfrag9agbbghagiAgjCgqAh3ah6ahfahvahzai1ai4Ai5A
food_poisoning . i6a
foolish A
foreign_language b
foreign_throat B gtB
fork A 95AazB
found A 8zB9uAa2aaqAb7AbuBc7AcqBd1ad7AezAf9Bfoah9aheAhwCi4a
fracture a 9db9haasAcqahpa
fruity . grA
full . 9uAd3ae4afxAh4AhqA
fumigated B
gas a 9cA
gas_poison . 95a9rB9uba2Aa4AazabtAbuAchAdbBdxAe0afyagtA
gas_smell F 9rAa2CchAeyB
gave . 9ca9haa9Bb8Bb9BbhAbqabrCbwCd3aeqCfoah9ahiA
get_up . 9haasAbhacbCcqAd3Ae0BezAgoAgtAhaAhnBhqAhyAibA
gibberish D 8uAceAd3AeiCf8BfjBfkBgaBhvAi6A
giving_away a
glands a
glass . asBceAcpBdiAdmAe0AfoAftAgpA
goodbye .
grabbed . 9ha9tCasAazAb1ab7AepAezAfhAi4a
green . dfaeyCfxbhqC
gush A 9uAapAbuAceAdbA
half A hyB
half_face A d3B
halted . ccbdqafaa
hand . 9tCa0Aacab0Bb7Abuac7AceAciBcmAcwAdqBdxAe0bepBezAf4AfoAg6Ag8BgjAhoAhzAi5A
hard . 9jA9oAa2Ab1Acbae5Ae6Aepaf6afjBfwAgaBggah4ahaAhibi6A
hard_belly D cvCd7BeyAg6Ai7C
hard_breathe E fwAhaA
hard_speak D
head . 9lAb9AbfabkAceAchad9adaAdxae3BeyAg6BgaBgxahqAhyai9CiaAibA
head_injury_word E
headache . 9gC9laa2AamAawBbhAc3Bd1adaAdbadjBelAepAeyAfoAfuAg6BgaBghbgjAgwAh2ah9ahoBi0Ai6ai9C
heart . 9haazAb5AbwAcvDd3CduaeiAepAeyAfpAghAgiCgxDh4Ai6A
heart_attack B d3B
heartburn a djadqaghbhwa
heater . 9jA9rA9uba2AclAcvAeyAfaAgrAhqAi6A
height . 9hBa0abcBbdAbwBc9acgaclAcqAd7adbadjaecaeiAepAfmAftafyagqagrahiahkAhwaibA
hi B eiAeyAg9BgbB
hidden_place . ghAgxA
high_number C eyAgbBhqA
high_temperature . 9tAc2Ac4Bd7AeiAf2AftAgbAghagjagqahvaieAifA
hip . cva
hit_by B 9uBchBd3AdsAe7BfhAgxAhkD
hives . azab7AeaAeyAfwBfxAgjAgtAhaBi3B
hoard a
hoarse . clAhpa
home . a3AbvaghA
horse . azAcvA
hot_thing . 9uac1AcxAdxAepAeyAf4BghA
household . a2aa3AajAapAatabrAbzAc1acbachacqAd6adsAefAegAezAf6afoafxBg8ag9BghAgjagraguahqai4a
hurts_eyes . adAd3aezafoafuAgpa
hypo C b7Bc7AceBepB
hypothermia_number A gbA
icd_word a
imaginary . d3BeiAelCfjB
in_stock . a0ab0Ab9abpabqaciBdmAdqaf0Af7ai6aiea
incontinent B eqB
indoors . bvad3BdsaeaAeyAf7afmAghAgxAh1Ahwa
ingested A aoAataazab7AbeBbhAc7Ad1adbAdnadsAekAfbAghAh1Ah2ah8Ah9AhjA
inhaled . btAcbaceBciBclBdbDepAi1bi3Ai6b
inhaler A bhAbuBceAciBi3A
injury a
install a ceAgbA
instead . b9AbhAdaAeyaglAh4BhkBhqa
insulin_pen . bhabrBbwAh4A
invisible B fjB
iron a d3Bd6adfafxch4ahnb
itch a e6af2afxag6agtai6a
jaw . azBcvAd3AeiAeyAezAgiAgxAh5aibA
joking b ajacqafma
jump a
ketone_number A gbAgcA
ketones B
kick . b7abha
kill . cha
know a
larger . azAb7AdvAezA
late_weeks . bhaceAe0AhoAhxBi6A
laugh_mark a bhad3a
leaf . erBghBh1A
leak . b7BcbadjBdsBdtAibA
lean A ezAf7A
learning a
leg . cpAcvadjadqadxAeqaerAf3af4Ag6Ag8BgraguAhcAhkAhqahzA
less . b7BbhAbvBdjBe5Afmafuag6Ai6a
lethal_height . bhac2acqBe4aepAfmAfuahva
lie_flat .
life . g6Ai9C
lift . cvah3ai6a
light . c2AeyA
limb . baAciBclAcrAcsacwAd7ad9adaAdbAdiCdqAdxAeoBf3af5af6afbCflBfrbfuafwafyag8AguBhfahlahmBhtahzAi7ai8a
limp A b0AcwAd3Ae5AezAfxa
lips . cvacwAeoaepAgjBhnA
lithium_word A
live .
locked_in A cha
long_time . b7AccEceAcuAcvAd6adqAdsaepaeyAf0Af1af6affAfuAgoAh4ah7Ah9ahsa
loss . b7Bd6adjAelCgxbhpai4A
lots . b7Ab8AbtAc7AcbacqAcuAd2adfAdmAe0Be4aeaAedAegAekAelaeqAfjbfnAfxBfyAgjBgqAgtAh7AhiahqAi4a
low_mmol . beAbrAbwAceAd1AdbaepAeyBgbAgcCglAh4ai6a
low_number . bwAc4Ac7AccBd9ae0AeiAemaeqAf2AgbEgiAh5AieA
low_percent . craduaehBeiA
low_temperature A d1AgbAieA
low_word . e7AepAhkA
lump . d9a
magnet C chcdsAghDgrAh4Ah8A
make_sound . g6A
malaise A
many . btAbuAbwAcbaciBdjAduae0BehAekAemAenAepAezafmAfxAgaAggAgtAh3Ah4Ch9ahdAhya
many_grams C
mattress a cva
measured_fever . c2Ac4Bd3aemAf2AgbAghah2AieAifA
medicine_store . ghA
melena D
memory_loss A
meningitis D
message . cead4afya
mine . brBbuabwBceadladsagxa
mistake A brAceAcrAd3AdaAdbAdsAe7AepAfmAh4Ah9bhkAhwB
mistaken . dbAghA
mix . dbAekAfjBfkBgtA
mouth . bwBbyAc0Ac7Ac8CcbbceBcwAd3BdbCdxAepAeqAezCf3BfjBfobfwBfxAg5Bg8AgjDgqAgragxagyAh5ahaBhcChnChsai6a
move . c7AceBdjA
multiple A cvBd1adaAdsBepAeyaglAh4AhaAhkB
muscle a g9a
mush . fjB
mushroom . d7CeyCghBhqA
nails . iaa
nausea . ceachadjbe9AepaezAgxAhkai6a
neck . c7AefBf7ahqAhwAhyAi6a
never . c7ai9A
newborn C daAfxb
nipple a
nitro B
no_more . d3AdqAe8AeaBeiAezAfxAggAh9ahyAiaa
no_tears C g6Ai6A
nobody a cqa
normal_temperature b ehbgma
nose . cqadqbdxAegafmbfoafyagragxahwa
nosebleed . ceAdyafuAfybhdai6a
nostrils_flare A
not . ceAcjad3Ad6cd9adbadmAdnaduCe0AegaekAepBeqAezAf8AfdAfjAfoAftAg9AgjAgsagxBhiBhkahqAhrAhsAi4Ai9AicAidA
not_breathing_word G d3C
not_now c cgbcqad3adqae6AemcgaAh2Ah9ahkahvai1a
not_of_body . cqad3AefAepAeqaf7AfmAfoagrbiaa
not_working . dbaezA
not_yet .
nothing_out C
odd . fdAfjAfxagaAhpAhvA
oil A eaAepBgra
on_fire C
open .
opened .
out_of_water . d6ad9adjAeaaezAf5Af6AfkAfmBfnAgrAgzah4AheAhfahqAhwB
over_a_day . dqAduadxaehBepAezagiAh4B
over_now b
overdose_word D g2C
pad A d1AdhAffB
pain . diadjAdpAe8Ae9AepAewAf3bfjbfobfrbftAg6Ag9agaAgiCgoAgtagyAh1AhoAhzai9A
pale . eyAfoah1bhwAhyA
palm . dbagjAhoA
palpitation a
paper a d3ai4a
paralysed B ezAgaA
per_day . dhAdqBezaf6AffAfxaghagzah4ahdAhqAi1aicA
period a iea
person . dlae0Ae3Ae8AeqBerAfdafjAfkAfnAfrAfwagbagiBgjAgoAgpagyah4Ah8aheChnAhuAhzai1A
pharmacy . htbi6a
phlegm .
phone . dmadnaelafhAfjbfxaghAgrAh4Ahwai4a
picked . e0AghA
pillbox . h4B
played . dqafmaghahfai6a
plenty . dbaduae0AehAemAepAh4BhdAhoAhva
poison . djadxBe6af2Af5bfcCfhAfmBftAfwafyaghGh4ChaAhka
poison_figure b
poisoned C
polydipsia a hia
poo . fxAhyA
pop_noise B
postpartum . epAffA
power_tool A eoAftA
pregnant . e6BelBf6bfmAg6AgjAgnagqAgtagzahoChqahvahxBhyai1a
prepared a
prescribed . h4b
pressed . dnae0Ae6AezAfmafoAfpAftAg6AghagiAh4a
pressure a dpAepA
pressure_number_high .
pressure_number_raised A eyAi6A
preterm . dsaeiaeqBfjBfyagbCh5ahaahoAhvahxC
prevent a
product . ghAhaAhqAhwA
projectile .
pulse A h4b
pupil .
purpura_word E
put . edAerAf4Af7AfgAfuAgtAh4AhyAhzAi5A
quit_verb .
raw_place a
red . eaaepaf2afnBftAfwafxagrAgxAh5ah6bhiahqAhwai0A
red_jelly B
remember .
repeats . e3B
replaced a e4aeza
respond .
ribs . efAeiAfqBg6Ag9BgxAh3ahkAhwAi4A
ride . hgA
right_low A eaAeyAg6AhyB
rings . eyA
ripped . eaAezAf3afhCfmafpAgjBhaAiaA
ripping A
rise .
rolled A fuA
rope a
run_over F epBhkB
sank . hwB
sats .
say . fjAfkAgbAgrAgxAhvahwa
scald C
sedative . foB
see . ezAfoagaB
seizure F
serotonin_drug .
sever A eoAfhaghAgrAiaA
severe_burn . epBeuAf2AffBfxAgjAgrAgtah6AhsahzA
shake A fuAgbAgiChwaibA
sharp . f7ag8CguBgxa
shin_bone A
shiver . hwa
shock_word B i5A
short_leg A
shoulder_blades B
shrill C
sick . fwAg8AgaAgbAgfBgiAgjAgoAgtah1Ah5ahdahoAicA
side . ezBf0Cf6Bf9CfjafobfyBgqAhaahsAhyB
sight_lost D gaBi6B
sjs_drug . ghagqAgtA
skin . g9agrbgya
skin_bump . hva
skin_off A
sleep .
sleep_lots . hqAhsahwBi1ai6aieB
sleepy_cause . fjafuag6aghAgxAgyahkA
slow_speech C
smile B gaA
smoke . hda
snake B fwBghCgjA
sniffed A
snores a g6bhsa
snow . hwa
soak . h7A
socket . hzA
someone_elses . fmAggah4CheBhfahkAhyA
spasm A fuA
speak . fjAgaAhvBi4b
speech_word . gaA
spike . g8BghaguC
spilled . frAfxag9Bghagragzah3Ah4Ah9AhaaheAhfahkAhtai1ai6a
spit A haa
spots . ftBfxbfyag6AgjAhnBi4a
squeeze . g6AgxA
stabbed G
stand_up .
static_shock c
stay . gpAi6aiea
stiff . fxcfyAghagjAgrAgtAh4ahqAi6a
still_bleeds B
sting . ggAgjAgtAh4A
stool . g6Ag9AgfBgjAh4ahaahnCica
stop . h4ahyai4a
storage .
stranger B
strap a
street_drug C
strength_loss D
stroke_figure b
stroke_word B
strong . gaAghagjAgoBgqAh6AhkAi3B
strong_acid C
stuck . grAgtDguah8AhaAhqAhzAibA
suck_in . gbAi3A
sudden A giagoBgwAhlAhyA
sugar A giBhqAi1ai6b
sugar_mmol .
suicide A
sun a
sunken E hqA
swallow . haAi4a
swallowed . goAgqah4ah8AhaAhjBhmAhvai3A
sweat . grBgxBh2ai6a
swell . gtCgyAh1Dh5ahaBhmAhoAhqAhsbiba
symmetric A
syringe a
temp_word .
test_word a
testicle . hqA
testing .
thick . h1Bh5a
thing_swallowed . gtDh1Ah8Ahfahva
thinner a
throat . guAgxAh8BhaChsa
through .
throw_other a
thunder .
tight . gxAh3ai4a
tingling .
tiredness a hya
toilet_training b
tongue . haC
tonight . h5ah9ahiahsahya
too_much . h4Chya
took . h8AhbAhyAi4a
tooth .
touch . i5B
towel A
toy .
treatment .
trigger . hpAhvai3Biebifb
twice A
twisted A
unable . i4Ai6A
unconscious_word F heB
unhurt a
unprotected . hkA
unweighed b
urinate a hvai6a
vape .
vehicle . hqahvai6a
veil .
venomous A
violet A hoAhyAi6A
vision_sign . i0A
voice . hqA
vomit . hyAi4aieA
vomits_all B i6A
wake .
walk .
wander B
want .
water_place . i6a
waters E i0B
weak . i1a
weapon . i5A
weeks_along .
well . i6a
went_off B
wheeze .
where_when . ibA
wire .
within_a_day .
wood .
work .
worst A
wound .
wrists .
yellow a ieB
yellow_sight . ieA
young_age .
young_months .`;

/** A weight, then the words that have it, by their first five letters. */
export const WORD_WEIGHTS = `A abajo accou aceto actin adelf agita ago agony alarm alred and antec antic anyth aplas appel appui arach arran arret asked asmat ate atrag atroc atrop aussi autou avisp awful ayuda azul bain bajo balbu barel barki barra batte bayas beau belly belt bent bitte blade bleed bleus blind blood blotc blow blue boili bolit borde borra bote both boton bouff bouge bouil boyfr breat broke brown brula burne butto cacah cae cage cai caida calle calpo camar came camio cant canti caram carbo cardi cashe catch caugh cerra chais chauf chemo chez chorr chuec cierr clamm claqu clava clean cloro cloth coagu codei coeur coinc colla colou comes comin como conna conoc consi conti copin corto cote coupe creus creux cry cuchi cuerp cuest cup dad dado decir dejo desma desor despe despl dessu desta diape dio dirai dire disso dobla doesn doses dots drain droit drool droop dura duro eaux eliqu empez encen encer enchu encue enfon enorm entai enten enter enton entra equiv erreu es escup espos espum esta et etran eucal evano even ex face fade faill faint falta fat fathe fell fenta feu fire fits flaco flari flojo floor flopp flots fluid fois fonce fond forwa foxgl fract g gamin garga gauch gaz gens gente gibbe gicle girlf glue glyce goes going gomin gone goudr grand grape green grill grise gummi habla hablo hacia hacie hand hangi hard hardl harpi haven he head hemor her here hice himse hoja hold hondo hora horne house hubby huele huevo hurle husba ictus il iman impor incoh infar injec insop isn its izqui jai jarri jaw jerki jsuis just kicke lache lagri lame lance lange larme leaki lego levre line liqui lithi llama lo loads look looki losin luego lumin luz lycee lying machi macho magne main maint makin malai malgr mamie mano mar marc marca mari marid marih massa masti medio mento metal mezcl middl milie min mismo mista mitad ml moani moi moiti moja mom moms morce mordi moret motor mou mouil mouss mover movin muchi muy nacid nafta nan nanas narin negra negro nephe neveu ni niece nobod noix nos nostr not nothi noto nouve nowhe numb nunca odeur off oil ojo olla ont open opres oreja pad paral parfu parle paro part parte patin peanu pegad pegaj pegam pelle pench peopl perdi pere perfu perso perte petro picks piece pierd pila pile plain planc plie pod poitr pond pone ponie pop posit probo profu prope puede pulga pulle pulli punal punti puso qu queja quien quimi racon raide raise raisi ramas rattl reall recie recon recu recup rendu repos ribs rigid ronde ropa roto round route rugby s sa sacam sala salch salle salon salto sangr sank sauci say scald screa se see segun seis sem sens sente sertr shake shot sient silla since siste soaki socke some someo sonri sont souff soup souri space speak spill split spray sprea squee steak stick still stran stren strip stron strug subit suce sudde sudo suelo sueur sunke sus swall swell switc talki tape tears telle tembl terre teter then thing thinn throw tibia tide tiene tient times toco toddl tomo tonne tonte torci total touch tout towel tract trago tragu tremb tres trozo turni unblo under uno used vacio van vape vater veo vert vie viole vitre vodka vois voitu vue were while whole wife wifes wont words worst y yaya
B abre abrio aceit acido acost adren ahoga ahogo aidez aiman air aire allon alqui antif apart appar ardie asfix ataqu babys bafou baies bano bleue bone boute brigh bu campo canna chair chewe chimi chiqu choc choqu closi clutc coloc coma comio confo confu coraz cordo cosas crane crash cree crisi crook cuelg dalsy debou delir derec deven diero dispa dived door douch dropp drown drunk dur echa effor elle encim encon epile error estab estam estuv etau fit fitti flatm foami fonta fourc frelo fuerz gas gasol gaspi girl got grado grita grose groun ha haemo hasn hasnt heate herse hes hi him hipog his horri huile hypog inste into kiwi knock lado lavad leo lieu like limp looks losa lucec metre metro mins minut monox monto mothb nacio nena newbo noire notre noyad nuca oedem onto palab papy pend perds perdu pills pire plate posos pouri pris proje puce pulse pulso pumpi puse raidi rat rats react reagi redon renve repen repre respo sabe sacud sale salen scoot secon seein sees sent sever she side sight sigue slurr sorti souda soude sound spitt spot stabb stopp stuck stylo suffo suspe tabla talk techo think third thoug thund toile took torax tour trapo type uncon uva ve vento very vibor vide vient visag visio wc weed weird went wet xarel
C accid agarr aguas arres arter azule board clots co coin compl consc crach crois degre devie dextr di doble doubl etouf gobe grave gris havin heroi hirvi hour hundi impos incon isnt lui menin metio mucha net os parad pouls rato reacc respi sait sang shes shock soft somni sort taken terce thora voit
D bebio choki convu creo elect epipe intox
E drank
a abces about abrir absce acari accro acele ache aches achet acoup acues adult afoni afrai age agrie aguja aguje aide aine alime alivi almor alrea alto ampol ampou anali anima annee antes anus anxie appoi apren ardor arros artro aslee assez aunt aura aurai autob auxil avait avant ayuna bajar bajon balan ballo barco bas basse bebi becau bedti befor besoi bette bien bin bites bland blues boda boit bonne boost boots boss bosse bough boxes brace bronc bross build bump bumps burnt busqu butte cada cader caigo calam calcu calie call canap canci candi cansa cap care carot carpi carte carto caspa cast cauch celul cena certi chamb chans chapp charg charl chass chat chaus check cherr chewi chicl chien chill choco chois choke chris ciati cicat cielo cinco cinq class click climb clock code codos coles colum combi comid compo confi conge connu const conta cooki corn corre costr coude count coura courb cours crack cramp craqu crece crema creme creva cried croni crout cruje culit cumpl curad curar cure curso cutti dandr dar decal decid demen denti depil depor depre depri dient diet diger dijo dile diman dinne dispu divor dizzi docte does dois dors doudo drawe drivi due durmi ears eat echo ecole ecrit edad effet egrat elegi eleve empor encar encia energ enfan enlev enrou entor epaul epluc era eruct eryth esa escap escue ese espin essay estac este estom estre etein eveni exam exame exams faim fesse fessi filet final fine flato float flujo flyin food footb foreh forev forgo forme foule free frent frequ fresa front fue fuego fumar fungu gangl gastr gato gelul genit genou get gets glute gordo gota gotas gotea goute grani grass graze gripp guard gueul gum gums gun gusto guy habit hacer haha halei hambr happe hate haut healt heat heel hell herni herpe horno humo hungr ibupr id if ils incar indig infan infec ingle ingro insol inter intes intim inven invie ir itch itchi itchy jab jaune jeter jeudi job jouer joues jour jueve jumpe karde keys kg kid kidne kids killi kilos knees known labia lacte lag laiss lait lamio lasti latel lavan leavi leger legum lende lense lente lenti let libra licke list llave lloro lol longe lourd love lumba lump mad maneg manos mante marat mardi mark matan match meal meals meds mejor menop merci mesa messa met metfo mettr mieux migra mild milk minor misse mites momen monda monit moral moust muerd muere mulet munec muscl muscu nadar nadie nap navid neces needl needs nerve nervi nervo new nicot night nits noel noisy nom noon norma note noter notic nudo nuits numbe o odio odora offic ofici oidos ojera olfat once ordi ordin organ ortei orzue ou oxyge panic panta paper papie paque parce pared parpa pasad pasaj passa paupi pecto peeli pelad pelic pelli pelo peluc pepin perce perd perfe perio pero pesad peu pezon phone pica picor piedr pieds piens pies pilas pillo pimpl pink pins pitid placa plage plan plato platr play pleur pneum poco poils polen polvo pompe poqui porqu porta posib poupe pox premi prepa presc prete prima prise proch prueb psori pu puis puree quel quell queme quito rache racin rage rando range rappe rasag rasan raspa raspo rate razor read recet redac reflu regim regle regur rein reins rempl rende renou renov rentr repar repea resta retar retou reuni reve rhini ringi rinon risa ronco rough runni sabor said saliv sarpu saute savoi saw scab scar sciat scrap scree seasi seaso sec seca seche secs sed sein seins sensi sento serai servi shaky shift shing shive shoes show simpl sirve ski slept small smoke snack snore soap sofa sofoc soif solar solei somme sonar soon sore soupe spicy sport sprin stabl stain starv stock stone stres subir sucre suelt suert suici sun sunda tabac taill take takes talks talon tan tapon tard tarje tasse taste teddy teen tele telef telep tempr tende tener tenis tenni termo thank thumb tinni tira tisan tobil toe toes told tomar tord tos tot trace tren trip trous tuesd tunne twitc uni use usual uti vacac vacci vacun veran vergu vers verte vez video viend vin vinai vineg virus voir volan volar volve volvi vous vu vuelt vuelv waiti walki wall wanna warts wax way well will wind wine witho worn wrote yaour years yeast yello yeso yoghu yogur zapat zombi zoste zumbi
b acaro achy acne afeit alway amigd angoi ansie antoj aphte arthr astil athle bascu best bled bloat block brise bulto callo canke carga cat catar cause cera cerum chole chron cisti codo colic coliq colir compu condu conju conse cradl cravi crayo cream crick cross cuant cysti derma dieta diges disch dorma dust eccem echar eczem elbow enrhu esgui estor etern expre factu faut flu footi forge frigo fumer game garra gases gassy gingi gout gras griet gripe groin hair hamst hango hemat hipo hiver holid hongo how hungo insom insta irrit jeun juega jugan juste kebab knee leafl leve leves lice llaga locke lombr loose low medus melat mocos mole moque mosqu movil mycos nettl nicke noctu often olvid oral orden orgel ortie ortig osteo otite otiti otro oubli pasa pela persi pican pierr piojo polle possi poux prosp punto pupa radio rasca rdv resac resfr revis rhume rit rodil runny sad sarte scrat secos seque sert shavi si sickn siemp signe signi sinus sneez sorta splin sprai stati stitc stye syrup tapad teeth tendi tendu thrus tick tickl tigre tique tiron toca toena tomat tooth torti toxic trist tv ulcer usele vacan vagin varic veget verdu verru viaje vitam voyag wart which winte worms zona
c cita gerce hiccu hoque joint`;
