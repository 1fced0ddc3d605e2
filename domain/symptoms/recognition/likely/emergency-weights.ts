/** Written by `npm run learn:emergencies` from the phrases of `testing/samples`: change those, not this. */
export const BASE_WEIGHT = -8;

/**
 * Of a concept, `-` before one that is denied, then with each concept that stands near it, by the place of its line in
 * two digits of base 36: A to Z for an emergency, a to z against it.
 */
export const CONCEPT_WEIGHTS = `-a_little . c9a
-abrupt A c9A
-bad_sign . 10a6bA6va70B8pA95AbyAc2AcyAh9A
-battery a c9a
-bear . 4zBcqBe1BetA
-bend . 5hA6nA95C9qAc2AdeAe1A
-beverage . 0eA30A6va
-blood_loss a c9a
-blow . aua
-blurred a 4kac9a
-breath_smell A c9B
-breath_word B 70Ac9B
-breathe D 3aA3wA54B7mA91Ac2Ac6ac9DcyAh9AhxA
-burn_place . 29A54A7sA
-can . 0za2ta3vBcyA
-catch_breath D 3aB54Cc9C
-closes . 90AauA
-cold a c9a
-complete_sentence A 3aA3vA54Ac2Ac9AcyA
-container . c9a
-cough . 54B5fA5iA8aB9yAdvAgcAgnBh0A
-cry A c9A
-cut a c9a
-dentist . 3aa
-disappeared . dhAdpCfjA
-drink A 3bA3sB3vA5fB6uA6wAf1BhuAi2A
-drug . etAhmA
-eat . 3sB70a7wA87B8aaavBcwAekAgnah9ahuAi2AiaA
-fact_word . c2a
-fade A 8sAc9AdhAdvAfjB
-faint b c9b
-family A c9A
-feeding . 3aa54a6uBc2ah9AhrahuA
-feel B 3aA3eA3nA3sB43A4zA54A5fB6pA7aA7rAanAauAbqBc2AcyA
-fever a 42a5fac9ae1ai2aiaaiba
-figurative_death . i0B
-filler . 3vA
-find . 3xA5fA7wAbpAdpC
-food . c2a
-found . 3xA
-gave a c9a
-get_up . 3nA54A70B7rB9hBc9AclAfhA
-grabbed A 3aA
-hand A c9A
-hard b c9b
-head . 3aAc2A
-headache A c9A
-hurts_eyes a c9a
-ingested a c9a
-inhaled A 3aA3wAc2A
-install A c9A
-itch a c9a
-keep_down B c9B
-kick B 3tA5gAahAc9BhwAi2B
-know A 32A6vAbcAc2Ac9AcyAgcAh0Ai0C
-lie_flat . c9A
-lift A 3aA3nA4zB7rAauAc2Ahra
-limb . 29B
-make_sound A c9Ag3BgnA
-move C 3aA3sA3tA3wA4zA5fA5gA86A9pAahAanAc2Ac9BcyAdeBhwA
-not . 1ra28a6pA
-not_of_body a c9a
-open A 54a7dBc9A
-pain a 4zac9ae1ai2a
-phlegm a c9a
-phone a 4kac9a
-poo a c9a
-product a c9a
-pulse D 3aBc9DcyA
-quit_verb A c9A
-recognise C 3aAc2Ac9CcyAi0A
-remember A 4hA95Ac9A
-respond C 3aA3sA54B5fA66A6bA7dA7rA7wA7xA86A8gA9cAbkbc2Ac9CcyAd1cfeBh5a
-right_low A c9A
-rise B 3aA4zBc9B
-say . 4zA6bB6pA7wAbkad1aelAeuAfhA
-see B 3aB4ka54A7dA7wAc2Ac9Bi2A
-seizure a c9a
-severe_burn . 3aa
-shiver A c9A
-sick .
-side . 2lAc2A
-sleep a 3sa54ac9acya
-sleep_lots . 3sacya
-smile A 54Bc9AeuA
-speak B 38A3aA3oA54C5fa5ga6pA70A7rA7wAbcAc2Bc9AceacyAg5Ai0ai2B
-speech_word A c9A
-squeeze A 3aA4zAc9Ae3A
-stand . 7sAc9Ae1AetA
-stand_up A c9A
-stiff a c9a
-stool a 3aac9a
-stop A 3rA3vB4cA4dA4fB4gA77Ab0Ac6Ac7AclAehB
-strength . 6uac2A
-strong A c9A
-sudden A c9A
-sugar a c9a
-swallow . 6oA9rA
-swallowed . 3eA3sA3vA6oA6va6wA8aa9rAavBbyacyAekAf1BgnahuA
-swell a c9a
-tonight a 3aac9a
-took . 5fa6oA6vb7wa9rA
-tooth . 3aa
-touch . 7sA
-urinate B 3aA3sA3tA3vA54a5fB5gA6cB7hA7wBb0Ac2Ac9BcwAdlAetAgyAhmAhnAi2B
-voice a c9a
-wake C 3aB3wA54A5fB6bA70B8pA9xAc9CcyBh9BhuA
-walk . 7sAc2AeuB
-want . c2A
-water_place a c9a
-where_when . 70A
-within_a_day . 7wa
-work A
-worth a 3aa
-wrists a c9a
a_little . 37a38a3pa3rb3ta3xA40a4fb4ga4hb4uA4ya54A5iB61a64b6iA7da7za8pa90b97a9jaa7aajab9AbcbbpAc7aclAcmad2ad5adlae5afiafoAfpafsag4Ag5ageagmaguAh4ah6ah8ahva
abrupt A 3dA3eA3nA42A4hA4uA4vB51A5cA68A6kB6pA70A7dA7rA8oa8qB90A91B95B97Cb7abcAbyAcbAccacgAclAcqBcvAegBevBf4AfeAffAgdagkBgnBgsAhhAhuAi5A
accident . 6nA6zA8aa95Ac9Ae2BgnahgB
after_verb . 3eA3ma3rA43A4ka5cA5iA63B68A6wA7gA8qA90A9gA9rAbfAbkAbpBbqAbyac6acjacwAcyAd6adnadvAe3Ae5AedAelAeuAeyAfeAg1AgpAheBhnAi5A
age_word . 5zA8aA8pA9ca9yAavAc6acbacyAf1AgcAgnah0Ah6ahmAhuAiaAibA
alarm . 3cA3ea3vA3xb56A7qAa2bbwAe4BetAf5af8AglbhmA
alcohol_drink . 5fB5gC5zA97ab2AboAcyAefBetaewah5ah6a
all . 3ma3pA3uA49A4iB4mA4sA4vA4yA4zA56a58A5oA60B67B6dA6hA6ia6uA6vB7ba7dA7hA81B89A8hA8oa8wA8xa90A97A9bB9xAajablAbmAboAc9AccAcpAdgadnAdzae3AefAelAffAgbAgcAgeBh0Dh1ah8AhgAhjAhuAi7A
all_over A 3vA40A5gA5mA7dA9jAcqbdlAelBeuBfdBfpAgeAgpAh6A
allergy . 40B5aa5fB6ia6va6zBbpAd6afjafrBfsAgcBgeBgpBh5bh6A
alone . 3vaauAc9aeuBfta
also . 4za5ma6va7ua8pagtah0a
anaphylaxis_word F 6vBgeB
anticoagulant . 4cA4fA4gA4hC4zA6nA6zA70A7hA7pA7rA95Bb0Ac7C
apart A
appliance . 3ma52b6eA76a7pa81a8ha9yAa2aapab2abcaedAftbgcBgna
arm . 3na43A48a4nA4yB67A68A6zA7ua95A9vAa8BagAc9AcgAelAf1afrafsAg3ag5AgdAgeai2A
asthma . 3rA4vA54A5fB6qB6vA7bb7wAa0Ac9AcdBdgaekBfeBg1BgeA
at_once . 4vA6vB7ja95AbcAcmAcqAd5AetagdagkAgsAhhAi2A
ate_drug E 5fC5gB6vD70BdnB
attack A 3vB4hA77C97b9zAa0Ac9BcdAcyBdlAehBekBfpBg1B
baby . 3wA3xA4cA4fB4gA4iA4jB4nB4tB4uB4vA4yB52A5iB5uA6eB6jA6sA6xA7rB7sA86B87A8oA8zA91A9cA9yAadaavCb6AbrAc3Bc8Ac9BcaBcbbclBcqacrBcsAcwAd4AdeAdvaedaelCeuAf4bfdAfhAfiafpBgaCgcAgpBh1ah4Bh6ahfAhoahuAhxaiaA
baby_age . 42A4dA4fA4gA60B6cA6uA6xA7rA8aA97A9aa9gaauaavAb1Abfac9AclAcyad5Ad6AdiAfsAh9AhkAhtBhuA
back . 4fa4ga4ia4yA6pA6va7ha7rB7zA8oab9AbvAcwad2adebe2AeaAfcafjag3ahja
bad_sign . 3za45a4dA4fB4hC4mB4uA51A55A5na5oB5pA5qB5tB5xA61A63A65a66A67B68A6aA6bC6ib6kA6oB6qa6wA6yB77B7aA7cB7dA7jA7ka7nA7oa7rA7sA86A8gA8nB8qB8vC95A9bB9fA9jA9oA9qB9yA9zAa3aagAakBatBb3Ab7Bb8AbkabpAbqabuAbyAc4BcbacdAd4AdhAdkAdtadvAdyAelBexAf5AfeafjAfxBg6AgsAguah5Ahxai4Ai5Ai8Ai9AiaA
badly . 4iA4tA4uC5cA5gA5qa5sA5zA6uA6vA6za70A7sA8aA8wa93B9xA9zAaeaasaawAbaAcgAcrAd5AdsAfcafeBfjAfpafxBgtAgyahzA
battery . 54A5fA6aa6eB6oA89A9yBa2abpAc2Ac6CdsBdzaftagcCglah0Ch4ai0a
beat a 4hA
bedwetting . 4vA70A7xa8gahea
bee . 91A9jBa7abpAdvaetAgbAgcAgeAgpBh0A
believe A 6va70A7wAcwai2A
belly . 4nB5gA63B68A6lB70a7cA7rB91Ab0Ab2ac9AccAclBd6adeBflBfpBfsag1BgcageahgAhuahzAi0B
bend . 70A8aabpAc2Ad6AdeAeuAgyai0a
berries . 6zC9pAd2Bd6AgcCgeagma
beverage . 4uA5aA5cA5sa6gA6va7ia7sa7wa81A8oAbcAbmAd1ad6Ae1AeuAi2b
big . 4gB4zA5oB98acqAdeAe1AetAgcagdAgyah6Ai0Ai2a
birth G
bite . 4uA59a5fA6vA7gB7oa90a91A93A9jA9uacybdvaekAetAf6DfcagbAgtAh0AhiB
black A 49B4ha56C5qA6cB6hA70A7dA90Aa6cetAfsDgcah2AhjBhuAi1Ai2B
blades . gcA
blank_look A
bleed . 5gA61B95AahAanBb2Ac6ac9Acxbd0AdeCfiBfqAg1AhmA
bleed_lots H 4hA4zA5gA8sA9pAakAanAauAb2Ac9AclAdcAdeCi6Bi7A
blister_word . 7aafma
blood A 5fA5gA61F69a7hA7sA7ua8pA95A9yaanAb1Bb2Cb7Ac6ac9AclAcxbcyAd0BdeCetAeyAfiEfqBftag1Ag6ageAglah1ahebhmFi2A
blood_loss . 5fA5gA61C7ua8pA95Ab2Cb7Ac6ac9Ad0AdeDekAfaAfiBfqBftag1AglahmCi0B
blow . 4hA4xa5na5xA6kA6uA70A72B7jA86A91a95A9ga9pAagAbrAbvacbacmAcyAd4ad5AdeAdxAdyBemAevAeyaf1AflBgcAgeAgmAgyAhgBhjahmBhsAi2A
blue B 4iA4vA5fC5iA6eA6nA6zB70A7sAawDb7abpDbvBcmAcrAdnadvBekaexAfpAgnb
blue_skin E 5fD8aAawAbpAg3AgnA
blurred a 4ka5fa70a97A9paarBbcAc2acyad6adeAdlaetAg5a
body_weight . c9A
boiler . 4zA5wA6hA7gA97B9eA9mA9xAcgAetBf5Ai2A
boiling B 4nA4yB4zC5fC5qA7gA8hA90BanBauBchAclAdsAe1Be5AekBezAf2AfhCg4A
bone . 64Bcqadsae5Ag3BgnagpBi6B
boot . 6pa7rae8af6Ah8ahiA
born . 5gA7sB9gBcwAiaA
breastfeeding . 4za5caeta
breath_smell . 6bA7aa8iAekag1a
breath_word . 4vA6bA7aa7wA8aA8iA91Ab2Ac6bc9Bcqae1AfhAhkAhzai2a
breathe . 4vB54B5aA5fA5gB6bA6uA79a7ka8aA8iA91D9jAb2AbaAc8Ac9Bd6Adnae1Bf8bfjAfrAg3ag4Ag5Ag6Agqah6AhkBhsAhxchzai2a
breathless E 4zA5fB70B7af7hA7oC7qB7tc7wA81AanAaqAasaauAd2ae7af2AfeAg5BgeAgmBgnAgtAhgai2A
broken_speech B feB
bruise . 6pa7zaana
burn . 4zC5aB5fB5ka7dA7gA7ta7ua7zb90AboAbpAc6achBcsAcyAd6AdsAe5AekEfmag9agcAgnagtAh5ahsa
burn_place . 58A5aB5da5iA5pA61B67A68A69a6gB6iA6lA7cA7ka87a89A8ja8oa8qA8xA97A98A9aa9bA9nA9oAa8BagAahaajBb9AbqabrAbvAc6ac9AcdAcnacxaddae2AeaAegBemAevBeyaezAfgBflCftag5BgpagqBgvagzah2ah8AhsAhvBhwa
burp c
burst A 7aA7iA95AauBetAg5BhmAi5A
button_cell D 5fA6yC9yBc6BdsBgcCgibh0B
came_out a
can . 5za6ba6oA6uA6vb79a7cA7hB7ka7sA87A91B95B9hA9qA9rA9yAa0aaoBbkAboabqAc6accAd1bdpBdsAedaegaeiaeuAfeAfsAg3AgbAh6aheahxA
cannabis C 5fA5gA6zC8aAgcDgnA
carbon_monoxide C 6aA7qAa2bd8Be4Af8Aglb
care_for a
carried . 5cA66A7aa7wA8aA95Aa8AelAeyagnAi0A
cheek . 6pBdvagcageagma
chemical . 6pA7dF7rA7wa8mA90A97a9cA9ea9xa9zBauAbmAboAbpAc9acsad6AdsBekAexAfhBfjaftagcA
chemo B 7sC9gCbfC
chest B 5da5mA5pB5wA61b70A7iB7qA8aA9qAa7ba8AauAb2AcdBcqDcrAd2AdhAe7AedBemAetBeybf2Afjag1Ag4agnBgtDhmAhuAhzai2Ai7A
chest_muscle a 7sa
chest_word B f2AgtA
child . 5iD5qA5rA5uA5zA61a63A66A69a6bA6eA6iA6jA6sD6uC6vB6xA6ya76A77A79a7dA7gB7jB7la7oa87A8hB8lb8ta8uA91A93B9eA9iA9ma9oA9pA9qA9yAa0Aa6Aa7aajBapAaraatAavDazBb1ab5ab9AbkablCbpAbuAbxAc3Bc5ac8AcaBcbacdAceacjAcrAcsAd3Ad6AdabdeAdgadmadsAdzae2Ae4AebBedaeeCehAelBexAf4af8afdBfhAfpBfuag3Ag4Ag6AgaCgcBgeAgkCgmBgpBgqagzAh0Ah1ahaAhfAhnBhoahxahzBi1Ai8aiaA
child_age . 5uA60B6uA6vB6xA70A7ba91A9aa9pA9va9zAauaavAb1Ab6Abwac8Acead1ad6AdiAe1AehAf1AfoagbAgcAgpagvah6ahgahkAhmAhrahtBhuAi8Bi9A
chin . eyafja
choke C 70B7ta7ua8aA8iBa9aanAc2Ac9AcnbcyBejAfsAgnDh4Bh6BhbahjA
choke_figure a 7tacla
cigarette . 6zA90aauagcBhra
closed . 7dB7jAfoA
closes . 6vA6zA7dA7gA8aA97a9jBe5AfhAgcAgpDgxAh6B
clothes . 64a6pa7rb7wa82Cb1aciCcyagtai6a
clots B 61BetB
clutch . 70Ae1A
coffee . 5qB6da7ha97b9gAbcac9aetCfhaftbgcbh9ahmCi2a
coin A 6pA9yAbpAgcAh0A
cold a 61a70a7ua7wa7zA95b9pac9AccaelbfhagdBh0ahgahsahua
cold_body . c9Agca
cold_decimal A cwAiaA
cold_sore b
complain . 6lA6na6va7pa8ga8pa9gAawab4AbfAbpacsae5af1af2agdAgnAgpaguAi3a
confused E 5xA70B7hA7sA9gAbfAcyBelAfcAi0Ai2C
constipated b dea
container . 61B6ea6zA79a7aa9ca9pAb1ab2abcac9accAcdacmad5aedAefAeiBf1AfhAfoagbBgcAgnAgzah0Ch6a
contraction C ahBdeBdlDekBg1AhwB
cough . 6bb6oA70A79a7aA7pA7sb89A8aA8pA9pA9yBakaaoaaqabmAboBc9aclBcwad0ad6AdvBe5aebAetAeuafcafhAfsAg4AgcBgyah0AhsBhxa
coughs_blood_word C
cry . 6pA7da7ua8aA92Ab2ab4AbfAc3Ac9AcqAdlae1AetAfsAgnAh2AhuA
cut . 66A67B6pA70a7rA8sAawabpaccaclAcyaddAejAemAfhAftahvA
daily a
deep . 7dA7ua8aA8sAcqacyAdsae5Afhag1ag3Bg4agcagpBh6Ai6Ai7A
deep_wound F 67B7zA8hBanCauBddAejBhgB
deformed A 7gA7hA7rA8aAanAauBbpBcwae2AetAeuAf4Bg5AhgBi2A
dentist . 6oa6pa89a8aaa8ab4Agya
detector A a2abwAe4AetAf5af8A
diabetic . 6za7jA7ua8iA9paaubc9BcqAedAelCetAgdChaBhmBi2a
diarrhea . 6xA6zA7sab0AbuAc2AcybdlAg1AgaBgyA
die . 70acqAd6ae3BetAh0Ah6A
disappeared . 6oB70A81aauAbcBc9AcbacmAcqad4Bd5Adladnaeta
disposal a
dive B 8aAauAbxAc9AcqAe1AhsA
dizzy . 79B8pa9ca9pa9xAapahga
dog . 7gBcyae5DekAetafcAfjahra
dose . 8oBbmCbrCdlaftah6ai2a
double_vision D 7hBb0CetAg5Bi2B
doubled B 8aAcqBe1BetBgnA
drag_leg B
drink . 6na6uA7pa7xA7ya81A8qA8uA8wA90A92B97a9pBb7Ac0acbAccachAd6CdnBe4aedAf2AfhAfiafoAfpag5Ah9AhfAhjA
drool . 6pA70A7wAb2abpAc9BeuAfpAg1AgnAgpAh1ah4A
droop . 70A72B7gC7jA7rA7ua86A8pA8qA8yC95A9vA9xBa9aanAapAbpEcbAcwacyBd1adlAe3Ae5AeuBf4Cfeafmag0Bg5Agvah1ahaAhmAhpai2A
drops . 6va7da7wAc9AccagcA
drops_things C 90AauAc9AeuA
drown F c9accAdlBebBhsC
drown_figure b
drowsy C 6uB7pAavAcwAh9BhrAhuAi8AiaA
drug . 6zB7gA7ia7ra7tb8jA91a95A97a9ma9va9yBa3Bagaaoab0bb1ab3ab5bb7abcBbdBbmDbrBcbaccaceacjacoCcwadaadeadgadjAdkBdxadzae5Aetaeuaf8AfcCfibfjAfoag4BgbAgcAgeAgnAgzCh1Ah7B
drunk A c9AcyBd6AfeB
dry_nappy D 7hBb0Bc3BdlAetAfsAgyBi2B
ear . 7aa7rB7sa8aa8oa9pab2acqadsBe4aetafcAg3agcbgnahza
eat . 79A7hA7ma7ua7xB8gA8uB9aba6BajBaoab7Ab9AbpAbuBd1Bd2Ad6CdsaftAgcbgkAgpAgtagzah0ah6Bhra
elder . 70C7ba7jB7qA7wA8qC8uA98C99a9ka9pA9uB9yAalAb1AbmAbpBbrBcbbcgAd1ad2Ad6AdiAdlAdvBegBekAf2Af3AffAfhBfsAg0Ag5Ag6agdAh0Bh7Ah8Ah9AhaBhxAi2C
electric A 72A8ga8haanaauaeuafhBgyah2ChvAi1Ai2a
electrocuted F 90A98AauAcyBdsBfbAfhAg3Ah0Ah2Ai1B
embers C
emptied_container D
empty_found B
empty_word . 7qa
epilepsy B cbacyAdlAehBfcafpB
epipen F
everyone . 8aa97C9bBa7ablacwad1adlAekaetAgcAh0A
exertion . 7aa7jA8gA90a95B9ca9oaakBanaavab2Abcad6AebAedaekaelbfjafoAfpah0ahaAhgahmAhxai0a
expiry a a0acyadlagca
extreme B 8aA97Ba7acqAe3AetAgnA
eye . 7tb8mB91a9xAakaauAc9Bcbad1ad6CdeAdsAdvbe8AegBekAelAemCetaeuAevDfhBfoAftAg2Ag5AgcBgeAgtAhhBhra
eye_out A
eyelid . bpAelbgmai2a
face A 9aa9bA9jB9oA9yAb2Ab7Ac2Ac9CchAd2advaekAfcAg1Ag9agcAgeBgtahuAi3a
fact_word . 7rA8qA90B95A9gaa6ab0Bbfac7Bd1aegAeuAeyafeAffAfhAfjafpAg1Ag3AgkBgyAh0Ah5ah9AhoA
fade . 7pA8gA9pCbcAbpBccAe1AeuAfeAh0A
faint F 7lA95A9pB9xBccBcyDdlAe2AekAfcBfoAg1BhgA
family a d6a
farewell_figure .
fast . 98aasa
fast_number A
fear . 7oa7wbekaemaetafcafra
feeding . 8pa8uA95A9pAaoabmAclAcqAdhAdnAedAf2AfiafjaftagtA
feel . 9bBbfAc9AdaAe4Af2AgmAgtAh6A
fell . 7ta7ya86A88B8pA8sA95A9cC9nA9xAa1aa9aagAapBb2AcgAcyAd1ad4adeBdnAdyBe1BeyafcAfsagvah0BhaAhbahmB
fever . 8aa95B97B9qAanAatBbxEbzFcbbd4adlAe1Be3AedAekAexBfjBfpDfsag1Ag3Bg6Agcagpah0Ah6aheAhjEhrahwBi7AiaDibC
figurative . 7tab0ab3Ab4Ab6Aclbcyad5Ad6adnag1agcagdAgtbi2a
figurative_death . 7ua7zA84a8pa9ba9oAanad6aekaelbeuaf8AfcafeafsAftagcbgdAgnAguagzahjAhxa
figure b bpa
filler . 7wA7ya89B8oa8pa8qA8wA99B9qa9uA9xAa0Aa9aaeaamaasaayab0Bcbad4ad6adaAdcAe3Ae4AehCelAevAexAfaAfeAffAg0Ag3BgdAh0Ah8AhzAi0ai7Ai8A
find . 9pA9xabpAd6AgcAh5ahaAhsCi0a
fine a cyAgca
finger_place . 9paclAd6ae1AejBekafbAfhAgebgmai1A
fingertip B auB
finished . 8jabpAc7bdlae1Ahra
fire A auA
firework B 90BauB
flashes_word . 9ga
floaters_word b
floor . 9cB9ybc9AehBetAgca
floppy A hrA
fluid A akB
foam A b2abcabpAc9AclAcyBelBfpBg1AgpAh1a
food . 8va9ga9yba9aasab5BbmAboac6acmAcwAd2ad5AddBe5AeuAeyaf4AfbAfmag4ag6bgcagdAgeCgmAh2ahbahrahvahxai0Ai1A
food_poisoning . i2a
foolish A
foreign_language b
foreign_throat B gpB
fork A 90AauA
found . 8uB9pA9xaalAb2AbpBc2AclBcwad2AeuAf4Bfjah5ahaAhsCi0a
fracture a 98b9caanAclahla
fruity . gnA
full . 9pAcyafsAh0AhmA
fumigated B
gas a 97A
gas_poison . 90a9mB9pb9xA9zAauaboAbpAccAd6BdsAdvaftagpA
gas_smell F 9mA9xCccAetB
gave . 97a9caa4Bb3Bb4BbcAblabmCbrCcyaelCfjah5aheA
get_up . 9caanAc6CclAcyAdvBgkAgpAh6AhjBhmAhuAi7A
gibberish D 8qAc9AcyAedCf3AfeBffBg5BhrAi2A
glands a
glass . anBc9AckBddAdhAdvAfjAfoAglA
goodbye .
grabbed . 9ca9oCanAauAawab2AdnaekAeuAfcAi0a
green . daaetBfsbhmC
gush A 9pAakAbpAc9Ad6A
half A huB
half_face A cyB
halted . c7bdlaf5a
hand . 9oC9vAa7aavAb2Abpac2Ac9AcdBchAcrAdlBdsAdvbekBeuAezAfjAg3BgeAhkAhvAi1A
hard . 9eA9jA9xAawAc6ae0Ae1Aekaf1afeBfrAg5Bgbah0ah6Ahebi2A
hard_belly D cqCd2BetAg1Ai3C
hard_breathe E frAh6A
hard_speak D
head . 9gAb4Ab7AbaabfAc9Accad4ad5AdsadxAdyBg1Bg5BgtahmAhuai5Ci6Ai7A
head_injury_word E
headache . 9bC9ga9xAahAarBbcAbyBcwad5Ad6adeBegAekAetAfjAfpAg1Bg5BgcbgeAgsAgyah5ahkBhwAi2ai5C
heart . 9caauAb0AbrAcqDcyCedAetAfkAgcAgdCgtDh0A
heart_attack B cbacyB
heartburn a deadlagcbhsa
heater . 9eA9mA9pb9xAcgAetAf5AgnAhmAi2A
height . 9cBasab7Bb8AbrBc4acbacgAclAd2ad6adeae7aedAekAfhAfoaftagmagnaheahgAhsai7A
hi B edAetAg4Ag6B
hidden_place . etAgcAgtA
high_number C etAg6Bh0AhmA
high_temperature . 9oAbxAbzBd2AedAexAfoAg6AgcageagmahraiaAibA
hip . cqa
hit_by B 9pBccBcyBdnAe2BfcAgtAhgD
hives . auab2Ae5AetAfrAfsAgeAgpAh6BhzB
hoard a
hoarse . cgAhla
home . 9yAbqagcA
horse . auAcqA
hot_thing . 9pabwAcsAdsAekAetAezBgcA
household . 9xa9yAaeAakAaoabmAbuAbwac6accaclAd1adnAeaAebAegAeuAf1afjafsAg3ag4BgcAgeagqahmbi0a
hurts_eyes . a8AcyafjafpAgla
hypo C b2Bc2Ac9BekB
hypothermia_number A g6B
icd_word b
imaginary . cgAcyBedAegCfeB
in_stock . 9vaavAb4abkablacdBdhAdlaevAf2ai2aiaa
incontinent B elB
indoors . bqacyBdnae5AetAf2afhAgcAgtAgxAhsa
ingested A ajAaoaauab2Ab9BbcAc2Acwad6AdiadnAefAf6AgcAgxAgyah4AhfA
inhaled . boAc6ac9BcdBcgBd6DekAhxbhzAi2b
inhaler A bpBc9AcdBhzA
injury a
install a c9Ag6A
instead . b4AbcAd5AetaghAh0BhgBhma
insulin_pen . bcabmBbrAh0A
invisible B feB
iron . cyBd1adaafsch0ahjc
itch a e1aexafsag1agpagyai2a
jaw . auBcqAcyAedAetAeuAgdAgtAh1ai7A
joking b aeaclafha
jump a
ketone_number A g6Ag7A
ketones B
kick . b2abca
kill . cca
know a
larger . auAb2AdqAeuA
late_weeks . bcahkAhtBi2A
laugh_mark a bcacya
leaf . emBgcBgxA
leak . b2Bc6adeBdnBdoAi7A
lean A euAf2A
learning a cya
leg . ckAcqadeadladsAelaemAeyaezAg1Ag3BgnagqAh8AhgAhmahvB
less . b2BbcAbqBdeBe0Afpag1Ai2a
lethal_height . bcabxaclBdzaekAfhAfpahra
lie_flat .
life . g1Ai5C
lift . cqagzai2a
light . bxAetA
limb . b5AcdBcgAcmAcnacrAd2ad4ad5Ad6AddCdlAdsAejBeyaf0af1af6CfgBfmafpafraftag3AgqBh0AhbahhahiBhpahvAi3ai4a
limp A avAcrAcyAe0AeuAfsa
lips . cqacrAejaekAgeBhjA
lithium_word A
live .
locked_in A cca
long_time . b2Ac7Dc9AcpAcqAd1adlAdnaekaetAevAewaf0af1af2afaAfpAgcagkAh0ah3Ah5ahoa
loss . b2Bd1adeAegBgtbhla
lots . b2Ab3AboAc2Ac6aclAcpAcxad2AdaAdhAdvBe5Ae8AebAefAegaelAfebfiAfsBftAgeBgmAgpAh3AheahmAi0a
low_mmol . b9AbmAbrAc9AcwAd6aekAetBg6Ag7CghAh0ai2a
low_number . brAbzAc2Ac7Bd4advAelAexAg6EgdAh1AiaA
low_percent . dpaecBedA
low_temperature A cwAg6AiaA
low_word . e2AekAhgA
lump . d4a
magnet C cccdnAgcDgnAh0Ah4A
make_sound . g1A
malaise A
many . boAbpAbrAc6bcdBcwadpadvBecAefAehAeiAekAeuafhAfsAg5AgbAgpAgzAh0Ch5ah9Ahua
many_grams C
mattress a cqa
measured_fever . bxAbzBcyaexAg6AgcagyAiaAibA
medicine_store . gcA
melena D
memory_loss A
meningitis D
message . c9bczafta
mine . bmBbpabrBc9adgadnagta
mistake A bmAc9AcyAdnAe2AekAfhAh0Ah5bhgAhsB
mistaken . d6AgcA
mix . d6AefAfeBffBgpA
mouth . brBbtAbvAc2Ac3Cc6bc9BcrAcyBd6CdsAekAelAeuCeyBfeBfjbfrBfsAg0Bg3AgeDgmAgnagtaguAh6Bh8ChjChoai2a
move . c2Ac9BdeAgya
multiple A cqBcwad5AdnBekAetafhAghAh0Ah6AhgB
muscle a
mush . feB
mushroom . d2CetBgcBhmA
nails . i6a
nausea . c9accadebe4AekaeuAgtAhgai2a
neck . c2Ad5AeaBf2ahmAhsAhuAi2a
never . c2ai5A
newborn C d5Afsb
nipple a
nitro B
no_more . cyAdlAe3Ae5BedAeuAf1AfsAgbAh5ahuA
no_tears C g1Ai2A
nobody a cla
normal_temperature b ecbgia
nose . cladladsAebafhbfjaftagnagtahsai0a
nosebleed . c9AdtafpAftbh9ai2a
nostrils_flare A
not . c9AceacyAd1cd4ad6adhAdiadpCdsAdvAebaehaekAelAeuAf3Af8AfeAfjAfoAg4AgeAgoagtBheBhgahmAhnAhoAi0Ai5Ai8Ai9A
not_breathing_word G cyC
not_now c cbbclacyadlae1Aehcg5AgyAh5ahgahrahxa
not_of_body . cqacyAeaAekAf2Afjagnai6a
not_working . d6aeuA
not_yet .
nothing_out C
odd . edAf8AfeAfsag5AhlAhrA
oil A e5AekBgna
on_fire C
open .
opened .
out_of_water . cwad1ad4adeAe5aeuAf0Af1AffAfhBfiAgnAgvah0AhaAhmAhsB
over_a_day . dlAdpadsaecBekAeuafhAg5AgdAh0B
over_now b
overdose_word D fxC
pad A cwAdcAfaA
pain . ddadeAdkAe3Ae4AerAeybfebfjbfmbfoAg1Ag4ag5AgdCgkAgpaguAgxAhkAhvai5A
pale . etAfjagxbhsA
palm . d6ageAhkA
palpitation a
paper a cyai0a
paralysed B euAg5A
per_day . dcAdlBeuaf1AfaAfsagcagvah0ah9AhmAhxai8A
period a iaa
person . dgadvAdyAe3AelBemAf8afeAfiAfmAfrag4Ag6agdBgeAgkAglaguah0Ah4ahaChqAhxA
pharmacy . hpbi2a
phlegm .
phone . diaegafcAfebfsagcAgnAh0Ahsai0a
picked . dvAfcAgcAhmA
pillbox . h0B
played . dlafhagcahbai2a
plenty . d6adeAdpadvAecAehAh0Bh9Ahra
poison . deadsBexAf0bf7CfcAfhBfoAfraftagcGh0Ch6Ahgahma
poison_figure b
poisoned C
polydipsia a hea
poo . fsAhuA
pop_noise B
postpartum . ekAfaA
power_tool A ejAfoA
pregnant . e1BegBf1bfhAg1AgeAgjaglagmAgpagvahkChmahrahtBhuahxa
prepared a
prescribed . h0b
pressed . diadvAe1AfhafjAfkAfoBg1AgcagdA
pressure a dkAekA
pressure_number_high .
pressure_number_raised A i2A
preterm . edaehBelBfeBftag6Ch1ah6ahkAhrahtC
prevent a
product . gcAh6AhmAhsA
projectile .
pulse A h0b
pupil .
purpura_word E
put . e8AemAezAf2AfbAfpAgpAh0AhuAhvAi1A
quit_verb .
raw_place a
red . e5aekaexafiBfoAfrafsagnAh1ah2bheahmAhsa
red_jelly B
remember .
repeats . dyB
replaced a dzaeua
respond .
ribs . eaAedAflBg1Ag4BgtAgzahgAhsAi0A
ride . hcA
right_low B e5AetAg1AhuB
rings . etA
ripped . e5AeuAewAeyafcCfhafkAgeBh6Ai6A
ripping A
rise .
rolled A fpA
rope a
run_over F ekBhgB
sank . hsB
sats .
say . feAffAg6AgnAgtAhrahsa
scald C
sedative . fjA
see . euAfjag5B
seizure F
serotonin_drug .
sever A ejAfcagcAgnAi6A
severe_burn . ekBepAexAfaBfsAgeAgnAgpah2AhoahvA
shake A fpAg6AgdCi7A
sharp . f2ag3CgqBgta
shin_bone A
shiver . hsa
shock_word B i1A
short_leg B
shoulder_blades A
shrill C
sick . frAg1Ag3Ag5Ag6AgaAgdAgeAgjAgkAgpagxAh1ah9ahkAi8A
side . euBevCf1Bf4CfeafjbftBgmAh6ahoAhuB
sight_lost D g5Bi2B
sjs_drug . gcagmAgpA
skin . g4agnagua
skin_bump . hra
skin_off A
sleep .
sleep_lots . hmAhoahsBhxai2aiaB
sleepy_cause . feafpag1agtAguahgA
slow_speech C
smile B g5A
smoke . h9a
snake B frBgcCgeA
sniffed A
snores a g1bhoa
snow . hsa
soak . h3A
socket . hvA
someone_elses . fhAgbah0ChaBhbahgAhuA
spasm A fpA
speak . feAg5AhrBi0b
speech_word . g5A
spike . g3BgcagqC
spilled . fmAfsag4BgvagzAh0Ah6ahaAhbahgAhpahxai2a
spit A h6a
spots . foBfsbftag1AgeAhjBi0a
squeeze . g1AgtA
stabbed G
stand_up .
static_shock c
stay . glAi2aiaa
stiff . fscgcageAgnAgpAh0ahmAi2a
still_bleeds B
sting . gbAgeAgpAh0A
stool . g1AgaAgeAh6ahjCi8a
stop . h0ahuai0a
storage .
stranger B
strap a
street_drug C
strength_loss D
stroke_figure b
stroke_word B
strong . g5AgcageAgkBgmAh2AhgAhzB
strong_acid C
stuck . gnAgpDgqah4Ah6AhvBi7A
suck_in . g6AhzA
sudden . gdagkBgsAhhAhuA
sugar A gdBhmAhxai2b
sugar_mmol .
suicide A
sun a
sunken E hmA
swallow . h6Ai0a
swallowed . gkAgmah0ah4Ah6AhfBhiAhrahzA
sweat . gnBgtBgyai2a
swell . gpCguAgxDh1ah6BhiAhkAhmAhobi7a
syllable A
symmetric A
syringe a
temp_word .
test_word a
testicle . hmA
testing .
thick . gxBh1a
thing_swallowed . gpDgxAh4Ahbahra
thinner a
throat . gqAgtAh4Bh6Choa
through .
throw_other a
thunder .
tight . gtAgzai0a
tingling .
tiredness a hua
toilet_training b
tongue . h6C
tonight . h1ah5aheahoahua
too_much . h0Chua
took . h4Ah7AhuAi0a
tooth .
touch . i1B
towel A
toy .
treatment .
trigger . hlAhrahzBiabibb
twice A
twisted A
unable . i0Ai2A
unconscious_word F haB
unhurt a
unprotected . hgA
unweighed b
urinate a hrai2a
vape .
vehicle . hmahrai2a
veil .
venomous A
violet A hkAhuAi2A
vision_sign . hwA
voice . hmA
vomit . huAi0aiaA
vomits_all B i2A
wake a
walk .
wander B
want .
water_place . i2a
waters E hwB
weak . hxa
weapon . i1A
weeks_along .
well . i2aiaa
went_off B
wheeze .
where_when . i7A
wire A
within_a_day .
wood .
work .
worst A
wound .
wrists .
yellow a iaB
yellow_sight . iaA
young_age .
young_months .`;

/** A weight, then the words that have it, by their first five letters. */
export const WORD_WEIGHTS = `A accou actin adelf agita ago agony alarm alred and antec antic anyth aplas appel appui arach arran arret asked asmat atrag atroc atrop aussi autou avisp awful ayuda azul bain bajo balbu barel barki barra bat batte bayas beau belly belt bent bitte blade bleed bleus blind blood blotc blow blue boili bolit borde borra bote both boton bouff bouge bouil boyfr breat broke brown brula burne butto cacah cae cage cai caida calle calpo camar came camio campo cant canti caram carbo cardi cashe catch caugh cerra chais chauf chemo chez chorr chuec cierr clamm claqu clava clean cloth coagu codei coeur coinc colla colou comes comin como compa conna conoc consi conti copin coraz corto cote cotes coupe creus creux crie cry cuchi cuerp cuest cup dad dado decir dejo desma desor despe despl dessu desta dio dirai dire disso dobla doesn door doses dots drain droit droop dura dure duro eaux eleph eliqu empez encen enchu encim encue enfon enorm entai enten enter enton entra equiv erreu es escup espos espum esta et etran eucal evano even ex face fade faill faint falta fat fathe fell fenta feu fit fits flaco flari floji flojo floor flopp flots fluid fois fonce fond forwa foxgl fract g gamin garga gauch gaz gens gente gibbe gicle girl girlf glue glyce goes going gomin gone goudr grand grape green grill grise gummi habla hablo hacia hacie hand hangi hard hardl harpi haven he head hemor her here hice himse his hoja hold hondo hora horne house hubby huele huevo hunde hurle husba ictus il iman imane impor incoh infar injec insop isn its izqui jai jarri jaw jerki jsuis just kicke lache lagri lame lance lange larme leaki levre like line liqui lithi lo loads look looki losin lucec luego lumin luz lycee lying machi macho magne main maint makin malai malgr mamie mandi mano mar marc marca mari marid marih massa masti medio mento metal mezcl middl milie min mismo mista mitad moani moi moiti moja mom moms morce mordi moret motor mou mouil mouss mover movin muchi muy nacid nafta nan nanas nappy narin negra negro nephe neveu ni niece nobod noix nos nostr not nothi noto nouve nowhe numb nunca odeur off oil ojo olla only ont open opres pad paral parar parfu parle paro part parte patin peanu pegad pegaj pegam pelle pench peopl perdi perdu pere perfu perso perte petro picks piece pierd pila pile plain planc plie pod poitr pond pone ponie pop posit prime probo profu prope puede pulga pulle pulli punal punti puso qu queja quimi racon raide raise raisi ramas rattl reall recie recon recu recup rendu repos rigid ronde ropa roto round route rugby s sa sacam sala salch salle salon salpi salto sangr sank sauci say scald screa se see segun seis sem sens sente sertr shake shot sient silla since siste soaki socke some someo sonne sonri sont souff soup souri space speak spill spiri split spray sprea squee steak stick still stran stren strip stron strug suce sudde sudo suelo sunke sus swall swell switc talk talki tape tears telle tembl terre teter then thing thinn throw tibia tide tiene tient times toco toddl tomo tonne tonte torci total touch tout towel tract trago tragu tremb tres trozo turni unblo under uno used vacio van vape vater veo vert vie viole vitre vodka vois voitu vue weed were while whole wife wifes wont worst y yaya
B abre abrio aceit aceto acido acost ahoga ahogo aidez aiman air aire allon alqui antif apart appar ardie asfix ataqu babys bafou baies bano bleue bone boute brigh bu canna chair chewe chimi chiqu choc choqu closi clutc coloc coma comio confo confu cordo cosas crane crash cree crisi crook cuelg dalsy debou delir derec deven diape diero dispa dived douch dropp drown drunk dur echa effor elle encer encon epile error estam estuv etau fire fitti flatm foami fonta fourc frelo fuerz gas gasol gaspi gobe got grado grita grose groun ha haemo hasn hasnt heate herse hes hi him hipog horri huile hypog inste into kiwi knock lado lavad leo lieu limp looks losa metre metro mins minut monox monto mothb nacio nena newbo noire notre noyad nuca oedem onto oreja palab papy pend perds pills pire posos pouri pris proje puce pulse pulso pumpi puse raidi rat rats react reagi redon renve repre respo ribs sabe sale salen scoot secon seein sees sent sever she side sight sigue slurr soft sorti souda soude sound spitt spot stabb stopp stuck stylo sueur suffo suspe tabla techo think third thoug thund toile took torax tour trapo type uva ve vento very vibor vide vient visag visio wc weird went wet xarel
C accid adren agarr aguas arres arter azule board clots co coin compl consc crach crois degre devie dextr di doble doubl estab etouf grave gris havin heroi hirvi hour hundi impos incon isnt lui menin metio mucha net os parad plate pouls rato reacc repen respi sacud sait sang shes shock somni sort taken terce thora uncon voit
D bebio choki convu creo elect epipe intox
E drank
a abces about abrir absce acari accro acele ache aches achet achy acoup acues adult afrai age agrie aguja aguje aide aine alime alivi almor alrea alto ampol ampou anima annee antes anus anxie appoi apren arros artro aslee assez aunt aura aurai autob avait avant ayuna bajar bajon balan ballo barco bas basse bebi becau bedti befor besoi bette bien bin bland blues boda boit bonne boost boots boss bosse bough boxes brace bronc bross build bump bumps burnt busqu butte cada cader caigo calam calie call canap canci candi cansa cap care carpi carte carto caspa cast cauch celul cena certi chamb chans chapp charg charl chass chat chaus check cherr chewi chicl chien chill choke chris ciati cicat cielo cinco cinq class click climb clock code codos coles coliq colum combi comid compo confi conge connu const conta cooki corn corre coude count coura courb cours crack cramp craqu crece crema creme creva cried croni crout culit cumpl curad curar cure cutti dandr dar decal decid demen denti depil depor depre depri dient diet diger dijo dile diman dinne dispu divor dizzi docte does dois dors doudo drawe drivi due durmi dust ears eat echo ecole ecrit edad effet egrat elegi eleve empor encar encia energ enfan enlev enrou entor epaul epluc era eruct eryth esa escap escue ese espin essay estac este estom estre etein eveni exam exame exams faim fesse fessi filet final fine flato float flyin food footb foreh forev forgo forme free frent frequ fresa fridg front fue fuego fumar gangl gastr gato gelul genit genou get gets glute gordo gota gotas gotea gout goute grani grass graze gripp groin guard gueul gum gums gun gusto guy habit hacer haha halei hambr hamst happe hate haut healt heat heel hell herni herpe horno humo hungr ibupr id if ils incar indig infan infec ingle ingro insol inter intes intim invie ir itch itchi itchy jab jeter jeudi job jouer joues jour jueve jumpe karde keys kg kid kidne kids killi kilos knees known labia lacte lag laiss lait lamio lasti latel lavan leavi leger legum lende lense lente lenti let libra licke limpi llave lloro locke lol longe lourd love lumba lump mad made mante marat mardi mark mars matan match meal meals meds mejor menop merci mesa messa met mettr mieux migra mild milk minor misse mites momen monda monit moral moust movil muerd muere munec muscl muscu nadar nadie nap navid neces needl needs nerve nervi nervo new nicot night nits noel noisy nom noon norma note noter notic nudo nuits numbe o odio odora offic ofici oidos ojera olfat once orden ordi ordin organ ortei orzue otiti oxyge panic panta paper papie parce pared parpa pasad pasaj passa paupi pecto peeli pelad pelic pelli pelo peluc pepin perce perd perfe perio pero persi pesad peu pezon phone pica picor piedr pieds piens pies pilas pillo pimpl pink pins pita pitid placa plage plan plato platr play pleur pneum poco poils polen polvo pompe poqui porqu porta posib poupe poux pox premi prepa presc prete prima prise probl proch prueb psori pu puis puree quel quell quito rache racin rage rando range rappe rasag rasan raspa raspo rate read recet redac reflu regim regle rein reins rempl rende renew renou renov rentr repar repea resta retar retou reuni reve rhini ringi rinon risa ronco rough runni ruptu sabor said saliv sarpu saute savoi saw scab scar sciat scrap scree seasi seaso sec seca seche secs sed sein seins sento serai servi shaky shift shing shive shoes show simpl sirve ski slept small smoke snack snore soap sofa sofoc soif solar solei somme sonar soon sore soupe spicy sport sprin stabl stain starv stock stone stres stye subir sucre suelt suert suici sun sunda tabac taill take takes talks talon tan tapon tard tarje tasse taste teddy teen tele telef telep tempr tende tener tenis tenni termo thank thumb tickl tinni tira tisan tobil toe toes told tomar tord tos tot trace tren trip trous tuesd tunne turno twitc uni use usual uti vacac vacun veran vergu vers vez video viend vin vinai vineg virus voir volan volar volve volvi vous vu vuelt vuelv waiti walki wall wanna warts wax way well will wind wine witho worn wrote yaour years yeast yello yeso yoghu yogur zapat zombi zoste zumbi
b acaro acne afeit afoni alway amigd anali angoi ansie antoj aphte arthr astil athle bascu best bites bled bloat block brise bulto calcu callo canke carga cat catar cause cera cerum choco chole chron cisti codo colic colir compu condu conju conse costr cradl cravi crayo cream crick cross cruje cuant cysti derma dieta diges disch dorma eccem echar eczem elbow enrhu esgui estor etern expre factu faut flu flujo footi forge foule frigo fumer fungu game garra gases gassy gingi gras griet gripe hair hango hemat hipo hiver holid hongo how hungo insom insta inven irrit jeun juega jugan juste kebab knee leafl leve leves lice llaga lombr loose low maneg medus melat metfo mocos mole moque mosqu mycos nettl nicke noctu often olvid oral orgel ortie ortig osteo otite otro oubli pasa pela pican pierr piojo polle possi prosp punto pupa radio rasca rdv regur resac revis rhume rit rodil runny sad sarte scrat secos seque sert shavi si sickn siemp signe signi sinus sneez sorta splin sprai stati stitc syrup tapad teeth tendi tendu thrus tick tigre tique tiron toca toena tomat tooth torti toxic trist tv ulcer usele vacan vacci vagin varic veget verdu verru verte viaje vitam voyag wart which winte worms zona
c cita gerce hiccu hoque joint resfr`;
