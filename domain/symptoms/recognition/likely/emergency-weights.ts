/** Written by `npm run learn:emergencies` from the phrases of `testing/samples`: change those, not this. */
export const BASE_WEIGHT = -8;

/**
 * Of a concept, `-` before one that is denied, then with each concept that stands near it, by the place of its line in
 * two digits of base 36: A to Z for an emergency, a to z against it.
 */
export const CONCEPT_WEIGHTS = `-a_little . bza
-abrupt A bzA
-bad_sign . 14a29a6bA6va70B8lA92AboAbsAcnAe4AgnA
-bear . 50BcfBdkBebA
-bend . 3cA3uA5hA6nA92C9nAbsAdkA
-beverage . 0fA33A6vabsa
-blood a bza
-blood_loss a bza
-blow . ana
-blurred a 4labza
-breath_smell A bzB
-breath_word B 70AbzB
-breathe D 3cA3yA55B7lA8yAbsAbwabzDcnAgnAhaA
-burn a bza
-burn_place . 2aA55A7rA
-can . 13a1ra2ua3xBcnA
-catch_breath D 3cB55CbzC
-closes . 8xAanA
-coffee a bza
-cold a bza
-complete_sentence A 3cA3xA55AbsAbzAcnA
-constipated a bza
-container . bza
-cough . 55A5iA86A9tAdeAfrAg1BgdA
-cry A bzA
-cut a bza
-dentist . 3ca
-disappeared . d4AdbBeyA
-drink A 3dA3uB3xA5fB6uA6wAeiBh7AheAhlA
-drug . ebAgzA
-eat . 3uB70a83B86aaoBclAe3Ag1agnah7AhmA
-fact_word . bsa
-fade A 8pAbzAd4AdeAeyB
-faint b bzb
-family A bzA
-feeding . 3ca55a6uBbsaeiAgnAh4ah7A
-feel B 3cA3gA3pA3uB3vA3wA45A50A55A5fB5gA6pA7qAagAanAbhBbsAcnAd1Ad8AhcA
-fever a 44a50a5fa5gabzadkaheahmahna
-figurative a bza
-figurative_death . cnAhcB
-filler .
-find . 3zA5fA7vAbgAdbB
-food . bsa
-found . 3zA
-get_up . 3pA55A70B7qB9eBcaAewA
-halted . 4gAanA
-hand A bzA
-hard b bzb
-headache A bzA
-hurts_eyes a bza
-ingested a bza
-inhaled A 3cAbsA
-install A bzA
-itch a bza
-keep_down B bzB
-kick B 3vA5gAabAbzBh9AheB
-know A 35A6vAb4AbsAbzAcnAfrAhcC
-leg A bzA
-lie_flat . bzA
-lift A 3pA50B55AanAbsAh4a
-limb . 2aB
-make_sound A bzAfiBg1A
-move C 3cA3uA3yA50A5fA82A9mAabAagAbsAbzBcnAd1Ad8Ah9AheA
-not . 1ta29a6pA
-open A 55a7dBbzA
-pain a 50abzadkahea
-phlegm a bza
-phone a 4labza
-picked . 3cA
-poison a bza
-product a bza
-pulse D 3cBbzDcnA
-recognise C 3cAbsAbzCcnAhcA
-remember A 4iA92AbzA
-respond C 3cA3uA55B5fB66A6bA7dA7qA7vA7wA82A8cA99AbbbbsAbzCcaAcnAcqce4AetBgja
-right_low A bzA
-rise B 3cA50BbzA
-say . 50A6bB6pA7vAbbacqae4AecAewA
-see B 3cB4la55A7dA7vAbsAbzBheA
-seizure a bza
-severe_burn . 3ca
-sick . 29a30a
-side . 2mBbsA
-sleep a 3ua55abzacna
-sleep_lots . 3uacna
-smile B 55AbzAecA
-speak B 3aA3cA3qA55C5fa5gb6pA70A7qA7vAb4AbsBbzAc3bcnAfkAhcaheB
-speech_word A bzA
-squeeze A 3cAbzAdmA
-stand . 7rAbzAdkAebA
-stand_up A bzA
-stiff a bza
-stool a bza
-stop . 3tA3xB4eA4fA4gB4hA63A6va77AasAbwAbxAcaAe1B
-strength . 5za6uabsA
-strong A bzA
-sudden A bzA
-sugar a bza
-swallow . 6oA7va9oA
-swallowed . 3gA3uA3xA6oA6va6wA86a9oAaoBboacnAe3AeiBg1ah7A
-swell a bza
-tonight . 3ca
-took . 5fa6oA6vb7va9oA
-tooth . 3ca
-touch . 7rA
-unable A
-urinate B 3cA3uA3vA3xA55a5fB5gA6cB7vBasAbsAbzBclAd8AebAgbAgzAh0AheB
-voice a bza
-vomit .
-wake C 3cA3yA55A5fB6bA70B8lA9sAbzBcnBe4AgnBh7A
-walk . 7rAecC
-want . bsA
-water_place a bza
-where_when . 70A
-work A
-worth a 3ca
-wrists a bza
a_little . 39a3aa3ra3tb3va3zA42a4gb4ha4ia4vA4za55A5iB61a64a6iA7da8xb94a9gaadaauBb1Ab4abgAcaAcbacracuadoaexaf3Af4af7af8AfjAfkaftag0ag7Aghagkagmah8a
abrupt A 3fA3gA3pA4iA4vA4wB50A52A58A5cA68A6kB6pA70A7dA7qA8ka8mB8xA8yB92B94Cazab4AboAc1AcaAcfBckAe0BedBekAetBeuAf4AfsafyBg1Bg5AguAhiA
accident . 6nA6zA86a92AbzAdlBg1agtB
after_verb . 3gA3oa3tA43a45A4la5iA63B68A6wA7dA7fA8mB8xA9dA9oAb6AbgBbhAboabwac8aclAcvadaadeAdmAdoAdxAe4AecAefAehAetAfgAftAg2AgrAh0Ah7AhiA
age_word . 5zA86A8lA99a9tAaoBbwac1acvAeiAfrAg1agdAgkagzAh7AhmAhnA
alarm . 3eA3ga3xA3zb57A7pA9xcbmAdnBelaeoAfzbgzA
alcohol_drink . 5fB5gC5zA8pa94aauAbfAcnAd4adzBebagjagka
all . 3oa3rB3wA43a4bA4jB4nA4tA4wA4zA57a58A5oA5xA60B61A67B6dA6ia6uA6vB7ba7dA7gA7zA85A8dA8ka8tA8xA98B9sAadaahabcAbdAbfAceAcmad3adaAdiadmBdzAe4AeuAfqAfrAftBgdDgeagmAgtAgwAh7AhkA
all_over A 3xA42A5gA5mA6vA7dA9gAcfbd8Ae4BecBesBf4AftAg2AgkA
allergy . 42B50a5aa5fB6ia6va6zBanabgAcaacvaeyaf6Bf7AfrBftBg2BgjbgkA
alone . 3xaanAbzaecBf8a
also a 50a5ma6va7ta8lag6agda
anaphylaxis_word F 6vBftB
anticoagulant A 4eA4gA4hA4iB6nA6zA70A7gA7oA7qA92BasAbxC
apart A
appliance . 3oa53b6eA76a7zb8da9tA9xab4acfAdxAf8afrBg1a
arm . 3pa3wA45A4aa4oA4zB66A67A68A6zA7hA7ta92A9qAa3BagAbzAe4Aeiaf4af6af7AfiafkAfsAftag1AheA
asthma . 3tA4wA55A5fB6qB6vA7ba7vA9vAbzAc2Bd3ae3BetBfgBftA
at_once . 3xa4iA4wA6vB7ia92Bb4AcbAcfAcuAebaecAfgAfsafyAg5Ag6aheA
ate_drug E 5fC5gB6vD70BdaB
attack A 3xB4iA77C94c9uA9vAbzBc2AcnBd8Ae1Be3Bf4BfgB
baby . 3yA3zA4eA4gB4hA4jA4kB4oB4uB4vA4wA4zB53A5iB5uA6eB6jA6sA6xA7qB7rA82B83A8kA8la8wA8yA99A9mAa8aaoDayAbiAbtBbyAbzBc0Bc1acaBcfacgAchAclActAd1Adeadxae4CecAekbesBewAf4BfpCfrAg2BgbageaghBgkagsAh7AhaaheAhmA
baby_age . 44A4fA4gA4hA60B6cA6uA6xA7qA86A94A97a9daanaaoAatAb6abzAcaAcnacuAcvAd5Af7AgnAgxAh6Bh7A
back . 4ga4ha4ja4zA58A5wa6pA6va7ga7qB8kab1AblAcrad1bdlAduAe2AeraeyafiagwahgahkA
bad_sign . 41a47a4fA4gB4iA4nB4vA56A5na5oB5qB5tB5xA63A65a66A67A68A6aA6bC6ib6kA6oA6qa6wA6yB77B7aA7cB7dA7ja7mA7qA7rA7wA7xb82A8cA8jB8mB8sC92A98B9cA9gA9lA9nB9uA9yaaeBamBaraasaawaazBb0AbgAbhabkAboAbuBc1ac2ActAd7AdeAdhAe4Be5AeeAetaeyAfbAflAg5Ag7ahaahgAhiAhlBhmA
badly . 47B4jA4uA4vC5cA5gA5qa5sA5zA6eA6uA6vA6za70A7rA86A8ta90B9sA9uAa9aalaapAb2Ac5AcbAcgAcuAddAe0aetBeyAf4afbBg6AgbahbA
battery . 45a55A5fA6aa6eB6oA85A9tBbgAbsAbwCcqAddBdiaf8afrCfzagdCghahca
beat a 4iA
bedwetting . 4wA70A7wa86a8cagra
bee . 8yA9gBa2adeaebAfqAfrAftAg2BgdAgyA
believe A 6va70B7vAheA
belly . 4oB5gA63B6lB70a7cA7qB8yAasAauabzAcaAcvad1Bd8Af0Bf4Bf7afgBfraftagtAgwAh7ahbAhcB
bend . 6va70A86a8cAbgAbsAcvAd1Ad4aecAgbahca
berries . 6zC9mAcrBcvAfrCftag0a
beverage . 4oA4vA5cA5sa5zA6gA7ra7va7zA8kAb4AbdAbeBcqacvAdkAecAheb
big . 4hA50A5oA92A95ab4AcfAd1AdkAebAfrafsAgbagkAhcA
birth G
bite . 4vA59a5fA6vA6za7fA7na85B8xa8yA90A9gA9ma9pacnadeae3AebAemDerafqAg6AgdAgvB
black A 4bB4ia57C5qA6cA6hA70A7dA8xAa1ce3AebAf7DfragfAgwBh7AhdAheB
blades . frA
blank_look A
bleed . 5gA61B92AabAagBauAbwabzAcmbcpAd1CexBf5AfgAgzA
bleed_lots H 50A5gA8pA9mAaeAagAanAbzBcaAczAd1Ce3AhjBhkA
blood A 5fA5gA61F69a7gA7ta8lA92A9taagAatAauCawAazAbwabzAcaBcbacmbcnAcpCd1CebAefAeqaewaexEf5Bf7Af8afgAflaftAfzagdageagrbgzEh4ahcAhda
blood_loss . 55a5gA61D7ta8lA92AauCawAazAbwabzAcbacpAd1De3AepAexBf5Bf8afzagzChcA
blow . 4iB4va5nb6kA6uA70A72B7iA82A8ca8ya92A9da9mAahabiAblabwac1acbAcnActadgAdhBdkadlAedAefaeiAf0BftAg0BgtBgwagzBh8AheA
blue B 4jA4wA5fC5iA6eA6nA6zA70A7rAapDbgDblBcgAdaadeAe3aeeAf4Ag1b
blue_skin E 5fD86AapAbgAfiAg1A
blurred a 4la5fa70a94A9maakAb4Absacnacvad1Ad8aebAfka
body_weight . bzA
boiler . 50A5wA6hA7fA7ta94B9bA9jA9sAc5AebBelA
boiling B 4oA4zB50C5fC5qA7fA8dA8xBagBanBc6BcaAddAdkBdoAe3BegAejAewCfjA
bone . 64AddadoAfiBg1ag2BhjB
boot . 6pa7qadrbemBgmagvAh2a
born . 5gA7rB9dAclAhmA
breastfeeding . 50a5caeba
breath_smell . 6bA7aa8eAe3afga
breath_word . 4wA55A6bA7aa7vA86A8eA8yAauAbwbbzBcfadkAewAgxAh5Ahbahea
breathe . 4wB55B5aA5fA5gB6bA6uA79a7ja86A8eA8yD9gAauAb2AbgabyAbzBcvAd8AdkBeobeyAf6AfiafjAfkAflAg3agkAgxBh5Ahachbahea
breathless E 50A5fB70B7af7gA7nC7pB7sc7vA7zAagAajAalaanAcradqaejAetAfkBftAg0Ag1Ag6AgtaheA
broken_speech C etB
bruise . 6pa9maana
burn . 50C5aB5fB5ka7dA7fA7sa7ta80B8xA9sAbfAbgAbwac6BchAcnAcvAddAdoAe3Ef1afoafrAg1ag6Agja
burn_place . 58A5aB5da5iA5pA61B67A68A69a6ca6gB6iB6lA6qA71a7cA83a85A8fa8ka8mA8uA92A94A95B97a98A9kA9lAa3BabaadBb1AbhabiAblAbwabzAc2Ac8AcmadlAe0Be5AedBefaegAevBf0Cf8afkBfsAg2ag3Bg8agcagfagmAh2Ah5Ah8Bh9a
burp c
burst A 7aA92AanBebAfkAgzAhiA
button_cell D 5fA6yC9tBbwBddBfrCfxbgdB
came_out . frb
can . 5za6ba6ea6oA6uA6va79a7cA7gB7ja7rA80a83A8yB92B9eA9jA9nA9oA9tAadaahBavabbAbfabhAbwac1AcbacqbdbBddAdxae0aecAetAfiAfqAg2AgkagrahaA
cannabis C 5fA5gA6zC86AfrDg1A
carbon_monoxide C 7pA9xccxBdnAeoAfzbgzA
carried . 5cA66A7vA86A92Aa3Ae4AejafkAg1AhcA
cheek . 6pBdeafraftag0a
chemical . 6pA7dF7qA7va8iA8xA94a99A9ba9sa9uBanAbdAbeBbfAbgAbzachacvAddBe3BeeAewBeybf8afrAhca
chemo B 7rC9dCb6C
chest B 5da5mA5pB5wA61b70A7hB7pA86Aa2ba3AanAauAc2BcfDcrAd4AdxBe5AebBefaejAeyafgAfjag1Bg6DgzAh1Ah7AhbaheAhkA
chest_muscle a 7ra
chest_word B ejAg6A
child . 5iD5qA5rA5uA5ya5zB61a64a66A69a6bA6eA6iA6jA6sD6uC6vC6xA6ya76A77A79a7dA7fB7iB7ka7na7pA83A8dB8hb8kA8qa8rA8xA90B9bA9fA9ja9lA9mA9nA9tA9vA9yaa1Aa2aadBaiAakaamAaoDarBasAatab1AbbabcCbgAbkAbnAbtBbvabyAc0Bc1ac2Ac3ac8AcgAchAcsAd1Ad3ad9addAdiadnAdtadvBdxadyCe1Be4BeeAekbeoaesBewAf4BfiAfjAflAfpCfrBftAfyCg0Bg2Ag3agbagcAgdAgeagoAgsAh0Bh1ahaahbAhdAhlahmA
child_age . 5uA60B6uA6vB6xA70A7ba8yA97a9mA9uAanaaoAatAayAbmabyAc3acvBd5AdkAe1AeiAeyAf3afqAfrAg2agkagtagxAgzAh6Bh7AhlB
chin . efaeya
choke C 5jb70B7sb7ta7va86A8eBa4aagAbsAbzAccbcnBe2Af7Ag1DghAgkAgpbgwA
choke_figure a 7sacaa
cigarette . 6zA8xaanafrBh4a
closed . 7dB7iAf3A
closes . 6vA6zA7dA7fA94a9gBdoAewAfrAg2DgaAgcagkB
clothes . 64a6pa7qb7ta7va80Catbazbc7Ccnae3ag6ahja
clots B 61BebB
clutch . 70AdkA
coffee . 5qB6da7ga94b9dAb4abzaebCewaf8bfrbgnagzChea
coin A 6pA9tAbgAfrAgdA
cold a 61a70a7ta7va92b9mabzAe4bewafsBgdagtah5ah7a
cold_body . bzAfra
cold_decimal A clAhmA
cold_sore b
complain . 6lA6na6va7cA8ca8la9dAapab6AbgachadmAdoaeiaejag1Ag2ag7Ahfa
confused E 5xA70C7gA7rA9dAawAb6AcnBe4AerAgbAhcAheC
constipated a 6va7pA8saa1aauAclad1ah7AheA
container . 61B6ea6zA79a7aa8fa99a9mAataauab4abzacbacuacvAdiadxAdzAeiAewAf3afqBfrAg1AgcbgdCgjagka
contraction C abBd1Bd8De3BfgAh9B
cough . 6ba6oA70A79a7aA7oA7rb80A85A86A8iA8lA9mA9tBaeaahaajabdBbfAbzacaBclacpacvAdeBdoadvAebAecaeraewAf7AfjAfrAgbagdAh5Bhaa
coughs_blood_word C
cry . 7da7ta8lA8zAauaawAb6AbtAbzAcfAcuAd8adkAebAg1AgfAh7A
cut . 66A67A6pA70a7qB8pAanAapabgacaBcnad0Ae2AewAf8ah8A
daily a
deep . 6pa7dA7ta86A8pAcfacnAddadoAewafgafiBfjafrag2BgkAhjAhkA
deep_wound F 67B8dBagCanBd0Ae2BgtB
deformed A 7fA7gA7qB86AagAanBbgBcladlAecAekBfkAgtBheA
dentist . 6oa6pa6vA85a86aa3aawAbgagba
detector . 9xabmAdnAebAelaeoA
diabetic . 6za7iA7ta8eA9maanbbzBcfAdxAe4DebAfsDgoBgzB
diarrhea . 6xA7rbasAbkAbsAcnbd8AfgAfpB
die . 70acfAcvadmBebAgkA
disappeared . 6oB70A7aAanAbzAcfactBd8adaaebah4ah5A
disposal a
dive A 86AanAbnAbzAcfAdkAh5A
dizzy . 79B8la99a9ma9sAgwA
dog . 7fB7sacnadoDe3AebaerAeyagjah4a
dose . awabdAbiCf8agkaglA
double_vision D 7gBasBebAfkBheA
doubled B 86AcfBdkBebBg1A
drag_leg B
drink . 6na6uA7oa7wA7xa7zA8mA8rA8tA8zB94a9mB9saataazAbqac6AcvCdaBdxAejAewAexaf3Af4afkAftAgnAgsAgwA
drool . 6pA70A7vAauabgAbzBd8aecAf4AfgAg1Ag2AgeaghA
droop . 70A72B7fC7iA7qA7ta82A8lA8mA8vC92A9qA9sAa4aagAaiAbgEc1AclacnBcqad8AdmAdoAecBekCetaf1af7affBfkAg8ageagoAgzAh1Ah2a
drops . 6va7da7vAbzAfrA
drops_things C 8xAanAbzAecA
drown F 7aabzad8BdvBh5C
drown_figure c
drowsy C 6uB7oAaoBclAgnAh4Ah7AhlAhmA
drug . 6zB7fA7ha7qa7sb80b8kA8ya92A94a9ja9qa9tB9yBahaasbataavaaxbazbb4Bb5BbdDbiBbobc1ac3ac5Ac8acdCclacuAd1ad3ad6Ad7BdiadoAdzaebaecaeoAerCexbeyAf3afjBfqAfrAftAg1AgcCgeAglAhna
drunk A bzAcnBcvAetB
dry_nappy D 7gBasBbtBd8AebAf7AfpAgbBheB
ear . 7aa7qB7ra86a8ka9maauacfaddBdnaebaerAfiafrbhba
eat . 79A7gA7la7ta7wB8cB8rB97ba1BadBazAb1AbgAbkBcqBcrAcvCf8AfrafyAg2Ag6agcagdagkBh4a
elder . 70C7ba7iB7pA7vA8mC8rA95C96a9ha9pB9tAafAagAatAbdAbgBbiBc1bc5AcqacrAcvAd5Ad8AdeBe0Be3AejAeuAewBf7AffAflafsAgbAgdBglAgmAgnAgoBhaBheB
electric A 72A8ca8daagaecaewBgbagdAgfCh8AhdB
electrocuted F 8xA95AanAcnBddBeqAewAfiAgdAgfAhdB
embers C
emptied_container D
empty_found B
empty_word . 7padia
epilepsy B c1ad8Ae1Beraf4B
epipen E
everyone . 86a94C98Ba2acqad8Ae3aebAfrAgdA
exertion . 7aa7iA8cA92A99a9laaeAagaaoaauAb4abnAcaAdvAdxae3ae4bf3Af4agoAgtahaahca
expiry a 9qa9vacnafra
extreme B 86A94Ba2acfAdmAebAg1A
eye . 7sb8iB8ya9sAaeaanAbzBc1acqacvCd1BddAdebdrAe0Be3Ae4Ae5CebaecAedDewBf3Af8AfhAfkAfrBftAg6Ag7aguBh4a
eyelid . bgAe4besag0ahea
face A 97a98A9gA9lAauAazAbsAbzBc6Acradeae3AfgAfoaftBg6ah7Ahfa
fact_word . 7qA8mA8xB92Aa1aasBbxBcaAcqae0AecAefaetAeuAeyaf4AfgAfiAfyBgbAgdAgjagnAh1A
fade . 7oA8cA9mCb4AbgBdkAebAecAetAh5A
faint F 7kB92A95A9mB9sBcnDd8AdlAe3AerBfgBgtA
family a cva
farewell_figure .
fast . 95aalacfa
fast_number A b4AcbAcuAd5A
fear . 7na7vbe3ae5aebaeraf6a
feeding . 7ta8la8rA92A9mAahabdAcaAcfAd4AdaAdxAebAejAexaeyaf8ag6A
feel . 98Baiab6AbzAdnAejAf8ag0Ag6AgjAgkA
fell . 7sa7xa82A84A8lA8pA92A99C9kA9sA9waa4aaiBauAbgAbnAc5AcnAcqactad1AdhBdkBecAefaerAf7ag8agdBgoAgpagzB
fever . 86a92B94B9nAagAamBbnDbpFbsabwac1bctad8AdkBdmAdxAe1Ae3AeeBeyBf4Df7afgAfiBflAfrag2agiagkagnAgrAgwEh4ah9BhkAhmDhnC
figurative . 7saasaavAawAayAcabcnacuAcvadaaerafgafsAg6ahea
figurative_death . 7ta8ka8la98a9saagabpAcracvae3ae4aeoAeraetbf7Af8afrafsBg0ag1Ag7agcagragwA
figure b bga
filler . 7vA7xa85A8ca8ka8la8mA8tA90A96A9na9vAa4aa9aalaaqaasBavac1bctacvaczAdmAdnAe1Be4AedAeeAekAepAetAeuAffAfiAfsAgdAgmAhbAhcahkAhlA
find . 9mA9sabgAcvAfrAgjagoAh5Chca
fine a 96bb4acnAfra
fingertip A anB
finished . bgAbxbd8bdiadkAh4a
fire . 9mAanAbgacfaf7ahca
firework B 8xBanB
floor . 99B9tbbzAcfAe1Bfra
floppy A h4A
fluid A aeB
foam A auab4abgAbzAcaAcnBe4Bf4BfgAg2Agea
food . 8sa92a98A9da9tba4aalaaxBbdAbfabwacbAcracuAd0BdmAdoAe2AecAefaekBeqAf1afjaflbfrafsAftCgfagpah4ah8ahaahcAhdAhkA
food_poisoning . hea
foolish A
foreign_language a
foreign_throat B g2B
fork A 8xAanB
found A 8rB9mA9saafAauAbgBbsAclacrAecAekBeyagjagoAh5Chca
fracture a 95b99aagAcaae0agya
fruity . g1A
full . 9mAcnaf7AgdAgzA
fumigated B
gas a
gas_poison . 8xa9jB9mb9sA9uAanabfAbgAcaacvBddAdeaf8ag2A
gas_smell F 9jA9sCebB
gave . 94a99a9yB9zBavAawBb4AbcabdBbiDcnae3Ae4CeyafwBgjbgrA
get_up . 99a9qAagAbwCcaAcnAdeBfyAg2AgkAgwBgzAh7AhkA
gibberish D 8mBbzBcnAdxCetBeuBfkBh4AheB
giving_away a
glands a
glass . agBbzAc9Bd0Ad4AdeAeyAf3AfzA
goodbye .
grabbed . 99a9lCagBanAapaauAcaae3AecAerAhca
green . ebCf7agzC
gush A 9mAaeAbgAbzAcvA
half A h7B
half_face A cnB
halted . bxbd8a
hand . 9lC9qAa2aaoBauAbgabsAbzAc2Bc6AcgAd0Ad8AddAdebe3BecAeqAeyAfgAfiBgxAh8AhdA
hard . 9gA9sBapAbwacnAdjAdkAe3aeiaetAf6AfkBfqagdagkAgrbheA
hard_belly D cfCcrBebAfgAhfC
hard_breathe E f6AgkA
hard_speak D
head . 9dAawAb2bb6AbzActacuAddadgAdhBebAfgBfiAfkBg0Ag6agzAh7ahcahiChjAhkA
head_injury_word E
headache . 98C9da9sAabAakBb4AbnAboBclacuAcvad1Be0Ae3AebAeyAf4AfgBfkBfrbftAg5AgbagjagxBh9AheahiC
heart . 99aanAasAbiAcfDcnCdxAebAezAfrAfsCg6DgbAgdA
heart_attack B cnB
heartburn a d1ad8afrbh5a
heater . 9jA9mb9sAc5AebAelAg1AgzA
height . 99BazBbiBbuac1ac5AcaAcrad1adqadxAe3AewAf3af8afiAg0ag1agrah5ahkA
hi B dxAebAfjBflB
hidden_place . frA
high_number C ebAflAgzA
high_temperature . 9lAbnAbpBbwacrAdxAe1AeeAf3AflAfraftag0ah4ahmBhnB
hip . cfa
hit_by B 9mCcnAdaAdlBerAg6AgtD
hives . anaauAdoAebAf6Af7AftAg2AgkBhbB
hoard a
hoarse . c5Agya
home . 9tAbhafrA
horse . anAcfA
hot_thing . 9mbbmAchAddAe3AebAegBfrA
household . 9sa9tAa9AaeAahabdAbkAbmabwacaAcqadaAdoAduAdvAe0AecAeiaeyaf7AfiafjAfrAfsaftag1ag3agiagkAgzbhca
hurts_eyes . a3Acnaeyaf4Afza
hypo C auBbsAbzBe3B
imaginary . c5AcnBdxBe0CetBf6a
in_stock . 9qaaoAawabbabcabiac2Bd4Ad8adeAedAejahea
incontinent B e4B
indoors . aiabhac5AcnBdaadoAe3AebAewAfrAgaAgkAh5aheA
ingested A adAahaanaauAb1Bb4AbsAclacvBd5adaAdzAeiAejAemAfrAgaAgbaghAgsA
inhaled . bfAbwabzBc2Bc5BcvDe3AhabhbAheb
inhaler A b4AbgBbzAc2BhbA
injury a
install a bzAflA
instead . avAawAcbAcnAcuAe3AebafwAgdAgtBgza
insulin_pen . biAewagdB
invisible B etB
iron a cnBf7cgdagwc
itch a dkaeeaf7afgagbahea
jaw . anBcfAcgAcnAdxAebAecAfsAg6AgeahkA
joking b a9acaaewa
jump a
ketone_number A flAfmA
ketones B
kick . auab4a
kill .
know a
late_weeks . b4agxAh6BheA
laugh_mark a b4acna
leaf . e5BfrBgaA
leak . auBbwad1BdaBhkA
lean A ecAejA
leg . c9Bcfad1ad8addAe5AefbfgAfiAg1ag3AgmAgtAgzah8A
less . auBb4AbhBd1BdjAewaf4afgAhea
lethal_height . b4acaBe3AejaewAf4ah4aheA
lie_flat .
life . fgAhiC
lift . b4acfagcahea
light . bnAebA
limb . aoAaxAbkac2Bc5AcbAcgAckAcractacuAd0Cd8AddAdeae2BefaehaeiaemCeuAevBf1bf4af6af8afiAftag3BgpaguagvBh8Ahaahfa
limp A aoAcgAcnAdjAecA
lips . cfacgAe2ae3AftBgwA
live .
locked_in A
long_time . auAbxDbzAceAcfAcqadaae3aedAeiaepAf4AfyAgbagdaggAgjah1a
loss . auBcqad1Be0Cg6bgyahcA
lots . auAavAbfAbsAbwacaAceAcmacrAd4AdeBdoAdvAdzAe0ae4AecAetbexAf7Bf8AftBg0Ag2AggAgragzA
low_mmol . b1AbiAbzAcbacuacvae3AebBflAfmCfwAgda
low_number . bdAbiAbpAbsAbxBctadeAe1ae4AeeAflEfsAgeAheahmA
low_percent . dbadwB
low_temperature A flAhmA
low_word . dlAe3AgtA
lump . cta
magnet C daAfrDg1AgdBghA
make_sound . fgA
malaise A
many . bfAbgAbwbc2BdbadeBdwAdzAe3AecaewAf7AfkAfqAg2AgcAgdDgjagnAh7a
many_grams B
measured_fever . bnAbpBcnae1AeeAflAfragbAhmAhnA
medicine_store . frA
melena D
memory_loss A
meningitis D
message . bzbcoa
mine . bdBbgabiBbzad3adaag6a
mistake A bzAcnAdaAdlAewAgdAgjbgtAh5B
mistaken . cvAfrAgdA
mix . cvAdzBetBeuBg2A
mouth . biBbjAblAbsAbtCbwbbzBcgAcnCcvCddAe3Ae4AecCefBetBeybf6Bf7AffBfiBftDg0Ag1ag6ag7AgaAgbageagkBgmCgwCh1ahea
move . bsAbzBd1Aejagba
multiple A cfAclacuAdaBe3AebaewAfwAgdAgkAgtB
mush . etB
mushroom . crCdqAebCf7AfrBgzA
nails . hja
nausea . bzad1bdnAecAg6Agta
neck . duBejagzAh5Ah7Ahea
never . bsaebAhiA
newborn C cuAf7b
nipple a
nitro A
no_more . cnAdmAdoBdxAecAeiAf7AfqAgjah7AhmA
no_tears C fgAheA
nobody b caa
normal_temperature b dwbfxa
nose . caad8bddAdvaewbeyaf8ag6ah5ahca
nosebleed . bzAf4Af8bgnahea
nostrils_flare A
not . bzAc3acnAcqcctacvad4Ad5adbCdeAdgAdoAdvadzAe3Be4AecAeoAetAeyAf3AfjAftAg6AgrBgtagzAh0Ah1AhcAhiAhkAhlB
not_breathing_word G cnC
not_now c c1bcaacnadkAe1cfkAgbAgdagjagtahaa
not_working . cva
not_yet .
nothing_out C
odd . dxAeoAetAf7agyAh4A
oil A doAe3Bg1a
on_fire C
open .
opened .
out_of_water . cqactad1AdoaecBeiAeuAewBexAg1Ag8agoAgpagzAh5C
over_a_day . dbaddadwBe3AfsAgdB
over_now a
overdose_word D fbC
pad A clAczAepA
pain . d0admAdnAe9Aefaetbeyaf1bf3AfgAfkAfsAfyAg7AgaAgragxAh8bhiA
pale . e3AebAeyagaah5Ah7A
palm . ftAgxA
palpitation a
paper a cnahca
paralysed B ecAfkA
per_day . czAd3ad8BecaeiAepAf7afrag8agdagnAgzAhaahlA
period a ebahma
person . d3adeAdhAdmAe4Be5AeoaetAeuAexAf1Af6afjAflafsBftAfyAfzag7agdAghagiagoCgwAgyah3Ah8ahaA
pharmacy . h2bhea
phlegm .
phone . cqad4ad5aecaerAetbf7afrAg1AgdAh5a
picked . deAebAfrAgzA
pillbox . gdB
played . d8aewafragpahea
plenty . cvad1AdbadeAdwAe1Ae3AgdBgnAgxAh4a
poison . d1ad8AddBeeAehaenCerAewAf3Af6af8afrGgdCgkAgtahea
poison_figure b
poisoned C
pop_noise B
postpartum . e3AepA
power_tool A e2Af3A
pregnant . dkBe0BeibfgAftAfzag0Ag2ag8agxCgzah4ah6Bh7a
prepared a
prescribed . gdb
pressed . d5adeAdkAecAewaeyAezAf3AfgAfrafsA
pressure a d7Ae3A
pressure_number_high .
pressure_number_raised A heA
preterm . daadxae4BetBf8aflCgkagxAh4ah6C
prevent a
product . ewafrAgkAgzAh5A
pulse A gdb
purpura_word E
put . drAe5AejAeqAewAf4Ag2AgdAgiah7Ah8AhdA
red . doae3aeeaexBf3Af6af7ag1AgeagfbgragzAh5a
red_jelly B
remember . eba
repeats . dhB
replaced a dia
respond .
ribs . duAdxAf0BfgAfjBg6AgcagtAh5AhcA
ride . gqA
right_low B ebAfgAh7B
rings . ebA
ripped . doAecAefaerCezAftBgkAhjA
ripping A
rise . gzA
rolled A f4A
rope a
rope_harmless .
run_over F e3BgtB
sank . h5B
sats .
say . etAeuAflAg1Ag6Ah4ah5a
scald C
sedative . eyB
see . ecAfkB
seizure F
sever A e2BerafrAg1AhjA
severe_burn . e3Ce7AeeAepBf7AftAg1Ag2agfAh1ah8AhjA
shake A f4AflAfsBh5aheahkA
sharp . ejafiCg3Bg6a
shin_bone A
shock_word B hdA
short_leg B
shoulder_blades A
shrill C
sick . f6AfgAfkAflAfpAftAfyAg2agaAgeagnagtagxAhlA
side . ecBedCeiBekCetaeybf8Ag0Agkah1Ah7C
sight_lost D fkBheB
skin . fjag1bg7a
skin_bump a
skin_off A
sleep . haa
sleep_lots . gzAh1ah5BhaahmB
sleepy_cause . etaf4afgag6Ag7agtAhka
smile B fkA
smoke .
snake B f6BfrCftA
sniffed A
snores a fgbh1a
soak . ggA
socket . h8A
someone_elses . ewAfqagdCgoBgpagtAh7A
spasm A f4A
speak . etAfkBh4Bhcb
speech_word . fkA
spike . fiBfrag3C
spilled . f1Af7afjAg1ag8agcAgdAgfAgkagnagoAgpagtAhea
spit A gkaheA
spots . f3Bf7bf8afgAftAgwB
squeeze .
stabbed G
stand_up .
static_shock c
stay . fzAhma
stiff . f7cfraftAg2AgdagzAhea
still_bleeds B
sting . fqAftAg2AgdA
stool . fgAfpAftAgiagkagwChla
stop . gdagiah7ahca
stranger B
strap a
street_drug C
strength a
strength_loss D
stroke_figure b
stroke_word B
strong . fkBftAfyBg0AgfAhbB
strong_acid B
stuck . g1Ag2Cg3aghAgkAh8BhkA
suck_in . flAhbA
sudden . fsafyBg5Ag6aguA
sugar A fsBgzAhaaheb
sugar_mmol .
suicide A
sun a
sunken E gzA
swallow . gkAhca
swallowed . fyAg0agaAgdaghAgkAgsBgvAhbA
sweat . g1Bg6Agbagtahea
swell . g2Cg7AgaDgeagkBgvAgxAgzAh1bhka
syllable A
symmetric A
syringe .
temp_word .
testicle . gzA
testing .
thick . gaBgea
thing_swallowed . g2DgaAghAgpah4a
throat . g3Ag6AghBgkCh1a
through .
throw_other a
thunder .
tight . g6Agcahca
tingling .
tiredness a h7a
toilet_training b
tongue . gkC
tonight . geagjagrah7a
too_much . gdCh7a
took . ghAh7A
tooth .
touch . hdC
towel A
toy .
travel a
treatment .
trigger . gyAh4ahbBhmbhnb
twice A
twisted A
unable . hcAheA
unconscious_word F goA
unhurt b
unprotected . gtA
urinate a h4a
vape .
vehicle . gza
veil .
venomous A
violet A gxAh7AheA
vision_sign . h9A
voice . gzA
vomit . h7AhcahmA
vomits_all B heA
wake a
walk .
wander B
want .
water_place .
waters E h9B
weak . haa
weapon . hdA
weeks_along .
well .
wheeze .
where_when . hkA
wire .
within_a_day . hna
wood .
work .
worse A
worst B
wound .
wrists .
yellow a hmB
young_age .
young_months .`;

/** A weight, then the words that have it, by their first five letters. */
export const WORD_WEIGHTS = `A abajo accou aceto actin adelf agita ago agony aguar alarm alcoo alred and antec antic anyth apart aplas appel appui arach arran arret asked asmat ate atrag atroc atrop autou avisp awful ayuda azul bain bajo barel barki barra bat batte bayas beau behin belly belt bent bitte blade bleed bleus blind blood blotc blow blue bolit borde borra bote both boton bouge boyfr brazo breat broke brown brula burne busca butto cable cacah cae cage cai caida calle calpo camar came camio campo canti caram carbo cardi cashe catch caugh cerra chair chais chauf chemo chez chopp chorr chuec cierr clamm claqu clava clean cloro closi cloth coagu codei coeur coinc colou comes comim comin compa conna conoc consi conti copin coraz corto cote cotes coupe creus creux crie cry cuchi cuest cup dad dado dads dalsy decir dejo demi desat desma desor despe despl dessu desta diape dice dio dirai disso dobla doesn dolio doses drain droit droop dura dure duro eaux eleph eliqu empez encen encer enchu encue enfon enorm entai enten enter enton entra erreu es escup espos espum esta et etang etran eucal evano even ex explo face fade faill faint falta fat fathe fell feu fire fits flaco flari flojo floor flopp flots fluid fois fonce fond foxgl fract frelo g gamin garga gauch gaz gens gente gibbe gicle girlf glass glue glyce goes going gomin gone goudr grand grape green grill grise gummi habla hablo hacia hacie hand hangi hard hardl harpi haven he head her here himse hoja hold hondo hora horne house hubby huele hunde hurle husba ictus il iman imane impor impre infar injec insop isn its izqui jai jarri jaw jerki jusqu just kicke lache lagri lame lance lange larme leaki lego levre like limac line liqui lithi llama lo loads look looki losin lucec luego lumin luz lycee lying machi macho madre magne main maint makin malai malgr mamie mano mar marc marca mari marid marih massa masti medio mento metro mezcl middl milie min mismo mista mitad ml moani moi moiti mom moms morce mordi moret motor mouil mouss mover movin muchi muy nacid nafta nan nanas nappy negra negro neveu ni niece nobod noix nos nostr not nothi noto nouve nowhe numb nunca nuque odeur off oil ojo olla ont open opres pad paral parfu parle paro part parte patin peanu pegad pegaj pegam pelle pench pend peopl perdi perdu pere perfu perso perte petro picks piece pierd pila pile pills plain planc plato plie pod poitr pond pone ponie pop posit posos probo profu prope puede puest pulga pulle pulli punal punti pupil puso qu queja quien quimi racon raide raidi raise raisi ramas rattl recie recog recon recu recup rendu repos ribs rigid ronde ropa roto round rugby s sa sacam sala salch salle salon salpi salto sangr sank sauci say scald screa se see segun seis sem sens sente sertr setas shake shot sient silla since siste soaki socke some someo sonne sonri sont sosa souff soup souri sous space speak spiri split spray sprea squee steak still stran stren strip stron strug stylo subit suce sudan sudde sudo suelo sunke sus swall swell talk tape tears telle tembl terre teter then thing thinn thoug throw tibia tide tiene tient toco todas toddl tomo tonne tonte torci total touch tout towel tract trago tragu tremb tres unblo under uno used vacio van vape vater veo vert vide vie viejo viole vitre vodka vois voitu vue weed were while whole wife wifes wont worst y yaya
B abre abrio aceit acido acost ahoga ahogo aidez aiman air aire allon alqui antif appar ardie asfix babys bafou baies bano bleue board boili bone bouil boute brigh bu canna cant chewe chimi chiqu choc choqu clutc colla coloc coma comio confo confu cordo cosas crane crash crook cuelg debou delir derec deven di diero dispa dived door douch dropp drown drunk dur echa effor elle encim encon epile equiv error estam estuv etau fit fitti flatm foami fonta fourc fuerz gas gasol girl got grado grita grose groun ha haemo hasn hasnt heate herse hi him hipog his horri huile hypog inste into kiwi knock lado lavad leo lieu limp looks losa metal metre mins minut monox monto mothb nacio nena newbo noire notre noyad nuca oedem onto oreja palab papy perds pire pouri pris proje puce pulse pulso pumpi puse rat rats react reagi reall redon renve repre respo route sabe sacud sale salen scoot secon seein sees sent sever she side sight sigue slurr sorti souda soude sound spitt spot stabb stopp stuck sueur suffo suspe tabla talki techo terce think third thund times toile took torax tour trapo turni type uncon uva ve vento vibor visag visio wc weird went wet xarel
C accid adren agarr aguas arres arter ataqu azule balbu choki clots co coin compl consc crach cree crisi crois degre devie dextr doble doubl estab etouf gaspi gobe grave gris havin heroi hes hirvi hour hundi impos incon intox isnt lui metio mucha net os parad plate pouls rato reacc repen respi sait sang shes shock soft somni sort taken thora very vient voit
D bebio convu creo elect epipe menin
E drank
a abces about abrir absce accro acele ache aches achet acoup acues adelg adult afrai age agrie aguja aguje aide alime alivi almor alrea alto ampol ampou anali anima annee antes anus anxie appoi apren ardor arros artro assez atten aujou aunt aura aurai autob auxil avait avant bajar bajon ballo barco bas basse bebi becau bedti befor besoi bette bien bin bland blues boda boit bonne boost boots boss bosse bough boxes bp brace bronc bross bump bumps bunge burnt butte cader caigo calam calie call calor canap candi cansa care carga carot carpi carte carto caspa cast cauch ceint celul cena certi chale chamb chans chapp charg chass chat chaus check cherr chewi chicl chien chill choco chois choke chole ciati cicat cielo cinco cinq class click climb clock codos coles coliq colum combi comid compo compu confi connu const conta cooki corn corre coude count coura courb cours crack cramp craqu crece crema creme cried croni crout culit cumpl curad curar cure curso cutti dandr dar debaj decal decid dehor demen denti depil depor depre depri dient diet diger dijo dile diman dinne dis dispu divor dizzi docte does dois dors doudo drawe drivi due durmi dust ears eat echo ecole ecrit edad effet egrat elegi eleve encar encia energ enfan enlev enrou entor epaul epluc era eruct eryth esa escap escue ese espin essay estac este estom estre etein eveni exam exame exams expir faim fesse fessi filet final fine flash flato float flush flyin food footb foreh forev forge forgo forme free freez frent frequ fresa fridg front fuego fumar fungu gangl gato gelul genit genou get gets glute good gordo gota gotas gotea grani grass graze griet gripp guard gueul gum gums gusto habit hacer haha halei happe hate haut healt heat heel herni herpe holid horno hui humo hungo hungr ibupr id if ils indig infan infec ingle ingro insol insta inter intim invie ir ironi itch itchi itchy jab jeter jeudi job jouer joues jour jueve jumpe juste karde keys kid kidne kids killi kilos knee known labia lacte lag lago laiss lait lasti latel lavan leavi leger legum lende lente lenti libra licke list lista liste livre llave lloro locke lol longe longt lourd love lumba lump mad made maigr maneg manos mante marat mardi mark match meal meals meds mejor melat merci mesa met mettr mieux migra mild milk minor misse mites mole momen monda monit moral moust muerd muere munec nadar nadie nap navid neces needl needs nerve nervi nervo new nicot night nits noisy nom noon norma note noter nudo nuits numbe o odio odora offic ofici oidos ojera olfat once oral ordi ordin organ ortei orzue otite ou oxyge panic panta paper papie paque parce pared parpa pasad pasaj passa pecto peeli pelad pelic pelli pelo peluc pepin perce perd perfe perio pero persi pesad peu pezon pica picor piedr pieds piens pies pilas pillo pimpl pinch pink pins placa place plage plan platr play pleur pneum poco poils polen polle polvo pompe poqui porqu porta poupe poux pox premi prepa presc prete prima proch prueb psori pu puffy puis puree quel quell queme quinc quito rache rage range rasag rasan raspo rate read recet reflu regim regle regur rein reins rempl rende renew renou renov rentr repar repea resta retou reuni reve rhini ringi rinon risa ronco rough runni ruptu sabor said saliv sarpu savoi scab scar sciat scrap seasi seaso sec seca seche sed sein seins sento servi shaky shift shing shive shoes show signi simpl sirve ski slept small smoke snack snore sofa sofoc soif solar solei somme sonar soon sore sorta soupe spicy sport sprin stabl stain starv stock stone stres subir sucre suelt suert suici sun sunda tabac taill take takes talks talon tan tapon tard tarde tarje teddy teen tele telef telep tempr tende tener tenis tenni termo thank thirs thumb tigre tira tisan tobil toe toes told tomar tord tos tot trace tren tried trip tu tue tuesd tunne twitc uni use usual uti vacan vacci vacun veran verdu vergu vers verte viaje video vieil viend vieux vin vinai vineg virus voice voir volar volve volvi vous voyag vu vuelt vuelv walki wall wanna warts wax way well will wind wine witho worms worn wrote yaour years yeast yeso yoghu yogur zapat zombi zoste zumbi
b acari acaro achy acne afeit afoni aine alway amigd angoi ansie antoj aphte arthr aslee astil athle ayuna bascu best bites bled bloat block brise build bulto calcu callo canci canke cat catar cause cera cerum chron cisti cita code codo colic colir conge conju conse costr cradl cravi crayo cream crick cross cruje cuant cysti derma dieta diges disch dorma eccem echar eczem elbow enrhu esgui estor etern expre factu faut flu flujo footi foule fumer game garra gases gassy gingi gout goute gras gripe groin hair hambr hamst hango hemat hipo hiver hongo how incar insom intes inven irrit jeun juega jugan kebab leafl leve leves lice llaga lombr loose low lunar menop metfo mocos moque mosqu movil muscl muscu mycos nettl nicke noctu notic often olvid orden orgel ortie ortig osteo otiti otro oubli pasa pela perim phone pican pierr piojo posib possi prosp punto pupa radio rasca raspa rdv resac retar revis rhume rit rodil runny sad sarte scrat secos secs seque sert shavi si sickn siemp signe sinus sneez splin sprai stati stitc stye syrup tapad teeth tendi tendu thrus tick tickl tinni tique tiron toca toena tomat tooth torti toxic trist tv ulcer usele vagin varic veget verru vitam volan wart which winte zona
c condu frigo gerce hiccu hoque joint medus resfr`;
