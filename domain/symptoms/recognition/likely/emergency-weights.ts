/** Written by `npm run learn:emergencies` from the phrases of `testing/samples`: change those, not this. */
export const BASE_WEIGHT = -8;

/**
 * Of a concept, `-` before one that is denied, then with each concept that stands near it, by the place of its line in
 * two digits of base 36: A to Z for an emergency, a to z against it.
 */
export const CONCEPT_WEIGHTS = `-a_little . bva
-abrupt A bvA
-bad_sign . 11a68A6sa6xB8iA8yAbkAboAcjAe0AghA
-bear . 4xBcbBdgBe7A
-bend . 39A3rA5eA6kA8yB9jAboAdgA
-beverage . 0cA30A6saboa
-blow . aja
-blurred a 4iabva
-breath_smell A bvB
-breath_word B 6xAbvB
-breathe D 39A3vA52B7iA8uAboAbsabvDcjAghAh4A
-burn_place . 28A52B7oA
-can . 10a1qa2ta3uBcjA
-catch_breath C 39B52CbvC
-closes . 8tAajA
-coffee a bva
-cold a bva
-complete_sentence A 39A3uA52AboAbvAcjA
-constipated a bva
-container a bva
-cough . 52B5fA83B9pAdaAfnAfwBg8A
-cry A bvA
-cut a bva
-dentist . 39a
-disappeared . d0Ad7CeuA
-drink A 3aA3rB3uA5cB6rA6tAeeBh1Ah8AheA
-drug . e7AgtA
-eat . 3rB6xa80B83aakBchAdzAfwaghah1AhfA
-fact_word . boa
-fade A 8lAbvAd0AdaAeuB
-faint b bvb
-family A bvA
-feeding . 39a52a6rBboaeeAghAgyah1A
-feel B 39A3dA3mA3rB3sA42A4xA52A5cB5dA6mA77A7nAacAajAbdBboAcjAcxAd4Ah6A
-fever a 41a5ca5dabvadgah8ahfahga
-figurative a bva
-figurative_death . cjAh6B
-filler .
-find . 3wA5cB7sAbcAd7C
-food . boa
-found . 3wA
-gave a bva
-get_up . 3mA52A6xB7nB9aBbvAc6AesA
-grabbed A 39A
-halted . 4dA
-hand A bvA
-hard b bvb
-headache A bvA
-hurts_eyes a bva
-ingested a bva
-inhaled A 39A3vAboA
-install A bvA
-itch a bva
-keep_down B bvB
-kick B 3sA5dAa7AbvBh3Ah8B
-know A 32A6sAb0AboAbvAcjAfnAh6C
-leg A bvA
-lie_flat . bvA
-lift A 3mA4xB52AajAboAgya
-limb . 28B
-make_sound A bvAfeBfwA
-move C 39A3rA3vA4xA5cA7zA9iAacAboAbvBcjAcxAd4A
-not . 1sa27a6mA
-open A 52a7aCbvA
-pain a 4xabvadgah8a
-phlegm a bva
-phone a 4iabva
-poison a bva
-product a bva
-pulse D 39BbvDcjA
-recognise C 39AboAbvCcjAh6A
-remember A 4fA8yAbvA
-respond C 39A3rB52B5cA63A68A7aA7nA7tA7zA89A95Ab7bboBbvCcjAcmce0AepBgda
-right_low A bvA
-rise B 39A4xBbvA
-say . 4xA68A6mA7sAb7acmae0Ae8AesA
-see B 39B4ia52A7aA7sAboAbvBh8A
-seizure a bva
-severe_burn . 39a
-sick . gja
-side . 2lAboA
-sleep a 3ra52abvacja
-sleep_lots . 3racja
-smile B 52AbvAe8A
-snores . eea
-speak B 37A39A3nA52C5ca5da6mB6xA7nA7sAb0AboBbvAbzacjAfgAh6ah8B
-speech_word A bvA
-squeeze A 39AbvAdiA
-stand . 7oAbvAdgAe7A
-stand_up A bvA
-stiff a bva
-stool a bva
-stop . 3qA3uB4bA4cA4dB4eA60A6sa74AaoAbsAbtAc6AdxB
-strength . 5wa6raboA
-strong A bvA
-sudden A bvA
-sugar a bva
-swallow . 6lA7sa9kA
-swallowed . 3dA3rA3uA6lA6sa6tA83a9kAakBbkacjAdzAeeBfwah1A
-swell a bva
-tonight . 39a
-took . 5ca6lA6sb7sa9kA
-tooth . 39a
-touch . 7oA
-urinate B 39A3rA3sA3uA52a5cA5dA69B7dA7sBaoAboAbvBchAd4Ae7Ag6AgtAguAh8B
-voice a bva
-wake C 39A3vA52A5cB68A6xB8iA9oAbvBcjBe0AghBh1A
-walk . 7oAe8B
-want . boA
-water_place a bva
-where_when . 6xA
-work A
-worth a 39a
-wrists a bva
a_little . 36a37a3oa3qb3sa3wA3za4db4ea4fa4sA4wa52A5fB5pa5ya61b6fA7aa8ta90a9caa9aaqBaxAb0bbcAc6Ac7acnacqad4adkaetaezAf0af3af4AffAfgafpafvagcageaggah2ah8a
abrupt . 3dA3mA41A4fA4sA4tB4xA4zB55A59A65A6hB6mA6xA7aA7nA8ha8jB8tA8uB8yB90CapAavab0AbkAbxAc6AcbBcgAdwBe9BegAepBeqAf0AfoaftBfwAg0AgoAhbA
accident . 6wA83a8yAbvAdhBfwagnB
after_verb . 3dA3la3qA42A4ia5fA60B65A6tA7cA8jB8tA9kAb2AbcBbdAbkabsac4achAcmacrad6adaAdiAdkAdtAe0Ae8AebAedAepAfcAfpAfxAglBguAhbA
age_word . 5wA83A8iA95a9pAakAbsabxacjAcrAeeAfnAfwag8AgeagtAh1AhfAhgA
alarm . 3bA3da3uA3wb54A7mA9tcbiAdjBehaekAfubgtA
alcohol_drink . 5cB5dC5wA90aaqAbbAcjAdvBe7agdagea
all . 3la3oB3tA40a48A4gA4kA4qA4tA4wA4xA54a55A5uA5xB60a64B6aA6fa6rA6sB78a7aA7dB7wA82A8aA8ha8pA8tA90A94B9oAa9aadab8Ab9AbbAbvAcaAciaczad6AdeadiAdvAe0AeqAfmAfnAfpBg8Dg9aggAgnAgqAh1AhdA
all_over A 3uA3zA5dA5jA6sA7aA9cAcbbd4Ae0Be8BeoBf0AfpAfxAgeA
allergy . 3zB4xa57a5cB6fa6sa6wBajabcAc6acraeuaf2Bf3AfnBfpBfxBgdbgeA
alone . 3uaajAbvae8Bf4a
also . 4xa5ja6sa7qa8iag1ag8a
anaphylaxis_word F 6sBfpB
anticoagulant A 4bA4dA4eA4fB4xA6kA6wA6xA7dA7lA7nA8yBaoAbtC
apart A
appliance . 3la50b5dA6bA73a7wa8aa9pA9tacbAdtAf4bfnBfwa
arm . 3ma3tA42A47a4lA4wB64A65A7qa8yA9mA9zBacAbvAc1Ae0Aeeaf2af3AfeafgAfoAfpafwAh8A
asthma . 3qA4tA52A5cB6nB6sA78a7sA9rAbvAbyBczadzCepBfcBfpA
at_once . 3ua4fA4tA6sB7fa8yBb0Ac7AcbAcqAe8AfoaftAg0AgoAh8A
ate_drug F 5cC5dB6sD6xBd6B
attack A 3uB4fA74C90c9qA9rAbvBbyAcjBd4AdxBdzCf0BfcB
baby . 3vA3wA4bA4dB4eA4gA4hC4lB4rB4sA4tA4wB50A5fC5rA6bA6gA6pA6uB7nB7oA7zB80A8hA8ia8sA8uA95A9pAa4aakCauAbeAbpBbuAbvBbwBbxac6AcbaccBcdAchAcpAcxAdaadtae0Ce8AegbeoBetaf0BflCfnAfxBg6ag9agcBgeagmAgqAgvah1Ah4ah8AhfA
baby_age . 41A4cA4dA4eA5xB69A6rA6uA7nA83A90A99aajaakAaoaapAb2abvAc6AcjacqAcrAd1Af3AghAgrAh0Bh1A
back . 4ba4da4ea4ga4wA55A5ta6mA6sa7da7nB8haaxAbhAchacnacxbdhAdqAdxAdyAenaeuafeagqahaahdA
bad_sign . 3ya44a4cA4dB4fB4kB4sA53B5ka5lB5nB5qA5uA60A62a63A64A65A67A68C6fb6hA6lB6na6tA6vB74B77A79B7aA7ga7jA7nA7oA7tA7ub7zA89A8gB8jB8oC8yA94B98A9cA9hA9jB9qA9uaaaBaiBanaaoaasaavBawAb7abcAbdabgAbkAbqBbxabyAcpAd0Ad3AdaAddAe0BeaAehAepaeuAf7AfhAg0Ag2ah4ahaAhbAheBhfA
badly . 44B4gA4rA4sC59A5dA5na5pA5wA6rA6sA6wa6xA7oA83A8pa8wB9oA9qAa5aahaakAayAc1Ac7AccAcqAd9AdwaenaepBeuAf7Bg1Ag6ah5A
battery . 52A5cA67a6bB6lB82A9pBbcAboAbsCcmAd9Bdeaf4afnCfuag8Ch1ah6a
beat a 4fA
bedwetting . 4tA6ma6xA7ta83a89agla
bee . 8uA9cB9yadaae7AfmAfnAfpAfxBg8AgsA
believe A 6sa6xB7sAh8A
belly . 4lB5dA60B6iB6xa79A7nC8uAaoAaqabvAc6AcracxBe8AesAewBf0Bf3afcBfnafpagnAgqAh1ah5Ah6A
bend . 6sa6xA83a89AbcAboAcrAcxAd0ae8Ag6ah6a
berries . 6wC9iAcnBcrAfnDfpafva
beverage . 4lA4sA59A5pa6dA6sa7ea7oa7sa7wA8hAb0Ab9AbaBcmacrAdgAe8Ah8b
big . 4eA4xA5lA8yA91ab0AcbAcxAdgAe7Afnag6ageAh6A
birth G
bite . 4sA56a5cA6sA6wa7cA7ka82B8ta8uA8wA9cA9lacjbdaadzAe7AeiDenafmAg1Ag8AgpB
black A 48B4fa54C5nA69B6eA6xA7aA8tA9xbdzAe7Af3DfnagaAgqBh1Ah7Ah8B
blades . fnA
blank_look B
bleed . 5dA5yB66a7sA8yAa7AacAaqAbsabvAcibclAcxCetBf1AfcAgtA
bleed_lots H 4xA5dA8lA9iAaaAacAajAaqAbvBc6AcvAcxChcBhdA
blood A 5cA5dA5yF66a7dA7qa8iA8yA9paacAapAaqCasAavAbsabvAc6Bc7acibcjAclBcxCe7AebAemaesaetEf1Bf3Af4afcAfhafpAfuag8aglbgtEgyah7a
blood_loss . 52a5cA5dA5yD7qa8iA8yAa7AaqCasAavAbsabvAc7aclAcxDdzAelAetCf1BfuagtCh6A
blow . 4fA4sa5ka6hA6rA6zB7fA7zA89a8ua8yA99a9iAadabeAbhabxacjAcpacxAdcAddBdgadhAe9AebaeeAewBfpAfvBgnBgqagtBh2A
blue B 4gA4tA5cC5fA6bA6kA6wA6xA7oAalDavabcDbhBccAd6adaBdzaeaAf0Afwb
blue_skin E 5cD83AalAbcAfeAfwA
blurred a 4ia5ca6xa90A9iaagBb0AboabsacjacracxAd4ae7Afga
body_weight . bvA
boiler . 4xA5tA6eA7cA90B97A9fA9oAc1Ae7BehA
boiling B 4lA4wB4xC5cC5nA7cA8aA8tBacBajBc2Ac6Ad9AdgBdkAdzBecAefAesCffA
bone . 61Bcbad9afeBfwafxBhcA
boot . 52a6ma7nadnbeiAggagpAgwa
born . 5dA7oB99BchBhfA
breastfeeding . 4xa59ae7a
breath_smell . 68A77a8bAdzafca
breath_word . 4tA52A68A77a7sA83A8bA8uAaqAbsbbvBcbadgAesAgrAgzAh5ah8a
breathe . 4tB52B57A5cA5dB68A6rA76a7ga83A8bA8uD9cAaqAayAbuAbvBcrAd4Ad6adgBekbeuAf2AfeaffAfgAfhAfyageAgrBgzAh4bh5ah8a
breathless E 4xA5cB6xB77f7dA7kC7mB7pc7sA7wAacAafAahaajAcjAcnadmaefAepAfgBfpAfvAfwAg1Agnah8A
broken_speech B epB
bruise . 6maacaaja
burn . 4xC57B5cB5ha7aB7cA7pa7qa7xA8tAbbAbcAbsac2BcdAcjAcrAd9AdkAdzEexafnAfwag1Agdagza
burn_place . 55A57B5aa5fA5mA5yB64A65A66a69a6dB6fA6iA6ya79A80a82A8ca8ha8jA8qA90A91A93a94A9gA9hA9zBa7aa9BaxAbdabeAbhAbsabvAbyAc4AciadwBe1Ae9BebaecAerBewCf4afgBfoAfxafyBg3bg7agaaggAgwAgzAh2Bh3a
burp c
burst A 77A8yAajBe7AfgBgtAhbA
button_cell D 5cA6vC9pBbsBd9BfnCfsbg8B
came_out a fnb
can . 5wa68a6ba6lA6rA6sa76a79A7dB7ga7oA7xa80A8uB8yB9aA9fA9jA9kA9pAadBaqAarab7AbbabdAbsabxAc7acmbd7Bd9Adtadwae8AepAfeAfmAfxAgeaglah4A
cannabis C 5cA5dA6wC83AfnDfwA
carbon_monoxide C 7mA9tcctBdjAekAfubgtA
carried . 59A63A77a7sA83A8yA9zAe0AefafgAfwAh6A
cheek . 6mBdaafnafpafva
chemical . 6mA7aF7nA7sa8fA8tA90a95A97a9oa9qBajAb9AbaBbbAbcAcdacrAd9BdzAeaAesBeuaf4afnA
chemo A 7oC99Cb2C
chest B 5aa5jA5mB5tA5yb6xA7eB7mA83A9jA9yb9zAajAaqAbyBcbDcnAd0AdtBe1Ae7BebbefAeuafcAffafwBg1DgtAgvAh5ah8AhdA
chest_muscle a 7oa
chest_word B efAg1A
child . 5fD5nA5pa5rA5va5wB5ya61a63A68A6bA6fA6gA6pD6rC6sB6uB6va73A74A76a7aA7cB7fB7ha7mA80A8aB8eb8hA8ma8nA8tA8uA8wB97A9bA9fa9hA9iA9pA9rA9ua9xA9yaa9BaeAagaaiAakDanBaoAapaarAaxAb7ab8CbcAbgAbpBbrabuAbwBbxabyAbzac4AccAcdAcoAcxAczbd5ad9AdeadjAdpadrBdtaduCdxBe0BeaAegbekaeoBesAf0BfeAffAfhAflCfnBfpAftCfvBfxBfyag6ag7Ag8Ag9agiAgmAguBgvah4ah5Ah7AheahfA
child_age . 5rA5wA5xB6rA6sB6uA6xA78a89A8uA9iA9qAajaakAapAauAbiabuAbzacbAcmacrAd1AdgAdxAeeAezafmAfnAfxag3ageagnagrAgtAgyah0Bh1AheB
chin . ebaeua
choke C 5gb6xB7pb7sa83A8bBa0aacAboAbvAc8bcjBdyAf3AfwDgcAgeBgjbgqA
choke_figure a 7pac6a
cigarette . 6wA8taajafnBgya
closed . 7aB7fAezA
closes . 6sA6wA7aA7cA83A90a9cAdkAesAfnAfxDg5Ag7ageB
clothes . 61a6ma7nb7qa7sa7xCapaavbc3Ccjacxadzag1agyahca
clots B 5yBe7B
clutch . 6xAdgA
coffee . 5nB6aa7da90b99Ab0abvae7Cesaf4bfnbghagtCh8a
coin A 6mA9pAbcAfnAg8A
cold . 5ya6xa7qa7sa8yb9iabvAe0besafoBg8agnagzah1a
cold_body . bvAfna
cold_decimal A chAhfA
cold_sore b
complain . 6iA6ka6sa7la89a8ia99AalaasAb2AbcacdadiAdkaeeaefafwAfxag2Ah9a
confused E 5uA6xC7dA7oA99AaqAb2AcjBe0AenAg6Ah6Ah8C
constipated a 6sa7mA8oa9xaaqAchacxah1Ah8A
container . 5yB6ba6wA76a77a8ca95aapaaqab0abvac7acqadeadtAdvAeeAesAezafmBfnAg7bg8Cgdagea
contraction C a7BcxBd4DdzBfcAh3B
cough . 68a6lA6xA76a77A7lA7ob7xA82A83A8fA8iA9iA9pCaaaadaafab9AbbBbvac6BchaclacrAdaBdkadrAe7AenaesAf3AffAfnAg6ag8AgzAh4a
coughs_blood_word C
cry . 7aa7qa8iA8vAaqaasAb2AbpAbvAcbAd4adgAe7AfwAgaAh1A
cut . 63A64B6mA7nB8lAajAalabcac6BcjacwAdyAe1AesAf4ah2A
daily a
deep . 64A7aA7qa83A8lAcbacjAd9adkAesafcafeBffafnafxBgeAhcAhdA
deep_wound F 64B83A8aBacCajBcwAdyBgnB
deformed A 7cA7dA7nB83AacAajBbcBchadhBdkAe8AegBfgAgnBh8A
dentist . 6la6ma82a83a9zaasAg6a
detector . 9tbbiAdjAe7AehaekA
diabetic . 6wa7fA7qa8bA9ibajbbvBcbAdtAe0De7AfoDgiBgtBh8a
diarrhea . 6uA7oaaoAbgAboAcjbd4AfcAflB
die . 6xacbAcradiBe7AgeA
disappeared . 6lB6xA77AajAbvAcbacpBd4ad6ae7agyagzA
disposal a
dive A 83AajAbjAbvAcbAdgAgzA
dizzy . 76B8ia95b9ia9oA
dog . 7cB83acjadkDdzAe7aenAeuagya
dose . asab9AbeCf4ageagfA
double_vision D 7dBaoCe7AfgBh8A
doubled B 83AcbBdgBe7BfwA
drag_leg B
drink . 6ka6rA7la7tA7ua7wA89A8jA8nA8pA8vB90a9iB9oaavAbmac2AcrCd6BdjadtAefAesAetaezAf0afgAghAgmAgqA
drool . 6xAaqabcAbvBd4ae8Af0AfcAfwAfxAg9agcA
droop . 6xA6zB7cC7fA7nA7qa7zA8iB8jA8rC8yA9mA9oAa0aacAaeAbcEbxAchacjBcmad4AdiAdkAe8BegCepaexafbBfgAg3ag9agiAgtAgwa
drops . 6sa7aa7sAbvAfnA
drops_things C 8tAajAbvAe8A
drown F 77abvad4BdrBgzC
drown_figure b
drowsy C 6rB6wa7lAakBchAghBgyAh1AheAhfA
drug . 6wB7cA7ea7na7pb7xb8hA8ua8yA98A9fa9ma9pB9uBadaaobapaaraatbavbb0Bb1Bb2Ab9DbeBbkabxabzac1Ac4ac9CchacqAcxaczad2Ad3BdeadkAdvae7ae8aekAenCetaeuAezaffBfmAfnAfpAfwAg7Cg9AgfAhga
drunk . bvAcjBcrAepB
dry_nappy D 7dBaoBbpBd4Ae7Af3Ag6Bh8B
ear . 77a7nB7oa83a8ha9iaaqacbad9Bdjae7aenAfeafnbfwah5a
eat . 76A7dA7ia7qa7tB89B8nB93b9xBa9BavAaxAbcAbgBcmBcnAcrCf4AfnbftAfxAg1ag7ag8ageBgya
elder . 6xB78a7fB7mA7sA8jC8nA91C92a9da9lB9pAabAacAapAb9AbcBbeBbxbc1BcmacnAcrAcyad1Ad4AdaBdwBdzAefAeqAesBf3AfbAfgAfhafoAg6Ag8BgfAggAghAgiBh4Bh8B
electric A 6zA89a8aaacae8aesBg6ag8AgaCh2Ah7B
electrocuted F 8tA91AajAcjBd9BemAesAfeAg8BgaAh7B
embers C
emptied_container D
empty_found B
empty_word . 7madea
epilepsy B bxacjAd4AdxBenaf0B
epipen E
everyone . 83a90C94B9yab8achacmad4Adzae7AfnAg8A
exertion . 77a7fA89A8ha8yB95a9haaaBacaakaaqAb0abjAc6AdrAdtadzae0bezAf0agiAgnah4ah6a
expiry b 9mb9racjad4afna
extreme B 83A90B9yacbAdiAe7AfwA
eye . 7pb8fB8ua9oAaaabvBbxacmacrCcxBd9AdabdnAdwBdzAe0Ae1Ce7ae8Ae9DesBezAf4AfdAfgAfnBfpAg1AgoBgya
eyelid . bcAe0beoafvah8a
face A 93a94A9cA9hAaqAavAboAbvBc2AcnadaadzAenAfcAfkafnAfpBg1ah1Ah9a
fact_word . 7eA7nA8jA8tB8yA9xaaoBbtBc6AcmadwAe8AebaepAeqAeuaf0AfcAfeAftBg6Ag8AgdaghAgvA
fade . 7lA83a89A9iCb0AbcBdgAdtae8AepAgzA
faint F 7hB8yA9iB9oBcjDd4AdhAdzAe7AenBfcBgnA
family a cra
farewell_figure .
fast . 91aahacba
fast_number A b0Ac7AcqAd1Ae7A
fear . 7ka7sadzae1ae7aenaf2a
feeding . 7qa8ia8nA8yA9iAb9Ac6AcbAd0Ad6AdtAeeAefAetaeuaf4ag1A
feel . 94Baeab2AbvAdjAefAf4afvAg1AgdAgeAh8A
fell . 7pa7ua7zA81B8aa8iA8lA8yA95C9gA9oA9saa0aaeBaqAbcAbjAc1AcjAcmacxAd6AddBdgBe8AebaenAf3ag3ag8BgiAgjagtBgwa
fever . 83a8yB90B9jAacAaiBbjEblFboabsabxbcpad4AdgBdiAdtAdxAdzAeaBeuBf0Df3afcAfeBfhAfnafxageaghAglAgqDgtAgyah3BhdAhfDhgC
figurative . 7paaoaarAasBauAc6bcjacrad6aenafcafoAg1bh8a
figurative_death . 7qa8ha8ia94a9oaacabcablAcnacradzae0aenaepbf3Af4afnafoBfwAg2ag7aglagqAh4a
figure b bca
filler . 7sA7ua82A89a8aA8ha8jA8pA8wA92A9ja9rAa0aa5aamaaoBarabxbcpacracvAdiAdxBe0Ae9BeaAegAelAepAeqAevAfbAfeAfoAg8AggAh5Ah6ahdAheAhfA
find . 9iA9oabcAcrAfnAgdagiAgzCh6a
fine b 92bb0acjAfna
fingertip A ajB
finished . bcAbtbd4adeadgAgya
fire . 9iAajAbcacbaf3ah6a
firework B 8tBajB
floor . 95B9pbbvAdxBfna
floppy A gyA
fluid A aaB
foam A aqab0abcAbvAc6AcjBe0Bf0BfcAfxAg9a
food . 8oa8va94A99a9pba0aahaatAb9Abbabsac7AchAcnacqAcwBdkAdyAe8AebaegAemAexaffafhbfnafoAfpCgaagjagyah2ah4ah6Ah7AhdA
food_poisoning . h8a
foolish A
foreign_language a
foreign_throat B fxB
fork A 8tAajB
found A 8nB9iA9oaabAaqAbcBboAchacnAe8AegBeuagdagiAgzCh6a
fracture a 91a95aacAc6adwa
fruity . fwA
full . 9iAcjaf3Ag8AgtA
fumigated B
gas a 90A
gas_poison . 8ta9fB9ia9oA9qAajabbAbcAc6acrBd9Adaaf4afxA
gas_smell F 9fB9oCe7B
gave . 90a95a9uB9vBarAasAb0Ab8ab9BbeDcjadzAe0CeuafrBgdbglA
get_up . 95a9mAacAbsCc6AcjAdaBesAftAfxAgeAgqBgtAh1AhdA
gibberish D 8jBbvBcjAdtCepBeqBfgBgyAh8A
glands a
glass . acBbvAc5BcwAd0Ad6AdaAeuAezAfuA
goodbye .
grabbed . 95a9hCacAajAalaaqAc6ad6adzAe8BenAgzA
green . e7Cf3bgtC
gush A 9iAaaAbcAbvAcrA
half A h1B
half_face A cjB
halted . btbd4aeha
hand . 9hC9mA9yaakBaqAbcaboAbvAbyBc2AccAcwAd4Bd9AdabdzBe8AemAeuBfeBgqAgrAh2Ah7A
hard . 9cA9oBalAbsacjAdfAdgAdzaeeaepBf2AfgBfmag8ageAglbh8A
hard_belly D cbCcnBe7AfcAh9C
hard_breathe E f2AgeA
hard_speak D
head . 99AasAayab2AbvAcpacqAd9adcAddBfcBfeAfgBfvAg1agtAh1ahbChcAhdA
head_injury_word E
headache . 94C99a9oAa7AagBb0AbkBchacqAcracxBdwAdzAe7AeuAf0AfcBfgBfnbfpAg0Ag6agdagrBh3Ah8ahbC
heart . 95aajAaoAbeAcbDcjCdtAdzAe7AevAfnAfoCg1Dg6Ag8A
heart_attack C bxacjB
heartburn a cxad4afnbgza
heater . 97A9fA9ib9oAc1Ae7AehAfwAgtA
height . 95BavBawAbeBbqabxac1Ac6AcnacracxadmadtAdzAesAezaf4afeAfvafwaglagzahdA
hi B dtAe7AffBfhB
hidden_place . fnA
high_number C e7AfhBgtA
high_temperature . bjAblBcnAdtAdxAeaAezAfhAfnafpafvahfBhgB
hip . cba
hit_by B 9iCcjAd6AdhBg1AgnD
hives . ajaaqAdkAe7Af2Af3AfpAfxAgeBh5B
hoard a
hoarse . c1Agsa
home . 9pAbdafnA
horse . ajAcbA
hot_thing . 9iabiAcdAd9AdzAe7AecBfnA
household . 9oa9pAa5AaaAadab9AbgAbiabsac6Acmad6AdqAdwAe8Aeeaeuaf2af3BfeaffAfnAfoafpafwafyageAgtah6a
hurts_eyes . 9zAcjae8aeuaf0Afua
hypo C aqBboAbvBdzB
imaginary . c1AcjBdtAdwCepBf2a
in_stock . 9maakAasab7abeabyBd0Ad4adaAe9Aefah8a
incontinent B e0B
indoors . aeabdac1AcjBd6adkAdzAe7AefaesAfnAg5AgeAgzah8A
ingested A a9AadaajaaqAaxBb0AboAchacrBd1ad6AdvAeeAefAeiAfnAg5AgcAgmA
inhaled . bbAbsabvBbyBc1BcrDdzAh4bh5Ah8a
inhaler A b0AbcBbvAbyBh5A
injury .
install . bvAfhA
instead . arAasAc7AcjAcqAdzAe7afrAg8AgnBgta
insulin_pen . beAg8A
invisible B epB
iron a cjBcmadzaf3cg8agqb
itch a dgaeaaf3afcag6ah8a
jaw . ajBcbAccAcjAdtAe7Ae8AfoAg1Ag9ahdA
joking b a5ac6aesa
jump a
ketone_number A fhAfiA
ketones B
kick . aqab0a
kill .
know a
late_weeks . b0adaAgrAh0Bh8A
laugh_mark a b0acja
leaf . e1BfnBg5A
leak . aqBbsacxBd6BhdA
lean A e8AefA
leg . ajAc5Acbacxad4ae1AebbfcAfeBfwafyAggAgnAgtah2A
less . aqBb0AbdBcxBdfAesaf0afcAh8a
lethal_height . b0abjac6AdzAefaesBf0agya
lie_flat .
life . fcAhbC
lift . cbag7ah8a
light . e7A
limb . akAatAbgabyBc1Ac7AccAcgAcnacpacqAcwCd4Ad9AdaadyBebaedaeeaeiCerBexbf0af2af4afeAfpafyBgoagpBh2Ah4ah9a
limp A akAccAcjAdfAe8B
lips . cbaccAdyadzAfpBgqA
live .
locked_in A
long_time . aoAaqAbtDbvAcaAcbAcmad4Ad6adzae9AeeaelAf0AfnaftAg6ag8agbAgdageagva
loss a aqBcmacxBdwCfgAg1bgsah6A
lots . aqAarAbbAboAbsac6AcaAciacnAd0AdaBdkAdrAdvAdwae0Ae8AepbetAf3Bf4AfpBfvAfxAgbAglagtAh6a
low_mmol . axAbeAbvAc7achAcqacradzAe7BfhAfiCfrAg8a
low_number . b9AbeAblAboAbtBcpadaAdtAdxae0AeaBfhEfoAg9Ah8ahfA
low_percent . d7adsB
low_temperature A chAfhAhfA
low_word . dhAdzAgnA
lump . cpa
magnet C d6AfnDfwAg8BgcA
make_sound . cjafcA
malaise A
many . bbAbcAbsbbyBd7adaBdsAdvAdzAe8aesAf3AfgAfmAfxAg7Ag8CgdaghBgyah1a
many_grams B
measured_fever . bjAblBcjadxAeaBfhAfnahfAhgA
medicine_store . fnA
melena D
memory_loss A
meningitis D
message . bvbcka
mine . b9BbcabeBbvaczad6ag1a
mistake A bvAcjAcrAd6AdhAesAg8AgdagnAgzB
mistaken . crAfnAg8A
mix . crAdvAepBeqBfxA
mouth . beBbfAbhAboAbpCbsbbvBccAcjBcrCd9AdyadzAe0Ae8CebBegAepBeubf2Bf3BfbBfeAfpDfvAfwag1ag2Ag5Ag6ageBggCgqCgvah8a
move . boAbvAcxA
multiple A cbBcqAd6BdzAe7afrAg8AgeAgnB
mush . epB
mushroom . cnCdmAe7Cf3AfnBgtA
nails . hca
nausea . bvacxbdjAdzae8Ag1Agna
neck . dqBefagtAgzAh1Ah8a
never . boae7AhbA
newborn C cqAf3b
nipple a
nitro A
no_more . cjAd4AdiAdkBdtAe8AeeAfmAgdahcahfA
no_tears C fcAh8A
nobody a c6a
normal_temperature b dsbfsa
nose . c6acmad4bd9Adraesbeuaf4afwag1agzah6a
nosebleed . bvAf0Af4bghah8a
nostrils_flare A
not . bvAbzacjAcmccpacrad0Ad1ad7DdaAdcAdradtAdvAdzBe0Ae8AekAepAeuAezAffAfpAg1AglBgnagtAguAgvAh6AhbAhdAheB
not_breathing_word G cjC
not_now c bxbc6acjadgAdxcfgAg6Ag8agdagnah4a
not_working . e8A
not_yet .
nothing_out C
odd . dtAekAepAf3agsAgyA
oil A dkAdzBfwa
on_fire C
open .
opened .
out_of_water . cmacxBd0adkae8BeeAeqAesBetAg3agiAgjagtAgwagzC
over_a_day . d7ad9adsBdzAe8afoAg8B
over_now a
overdose_word D f7C
pad A chAcvAelB
pain . cwad3AdiAdjAe5AebbepbeubexbezAfcAfgAfoAftAfxag2Ag5AglagrAh2ahbA
pale . dzAe7Aeuag5bgzAh1A
palm . fpAgrA
palpitation a
paper a cjah6a
paralysed B e8AfgA
per_day . cvAd4Be8aeeAelAf3afnbg3ag8aghAgtAh4aheA
period a hfa
person . cnacoAcyaczadaAddAdiAe0Be1AekaepAeqAetAexAf2bf3AffAfhafoBfpAftAfuag2ag8AgcagiCgsagxAh4A
pharmacy . gwbh8a
phlegm .
phone . d0ad1aenAepbf3afnAfwAg8Agza
picked . daAe7AenAfnAgtA
pillbox . g8A
played . d4afnagjah8a
plenty . cracxAd7adaAdsAdzAg8BghAgrAgya
poison . cxad9BeaAedbejCenAesAezAf2af4afnGg8CgeAgnah8a
poison_figure b
poisoned C
pop_noise B
postpartum . dzAelA
power_tool A dyBezA
pregnant . dgBdwBeebfcBfpAfuafvAfxag3agrCgtagyah0Bh1a
prepared a
prescribed . g8b
pressed . d1adaAdgAe8AesaeuAevAezAfcAfnafoA
pressure a d3AdzA
pressure_number_high .
pressure_number_raised A e7Ah8A
preterm . dtae0BepBf4afhCgeagrAgyah0C
prevent a
product . fnAgeAgtAgzA
pulse A g8b
purpura_word E
put . dnAe1AefAemAf0AfxAg8Ah1Ah2Ah7A
red . dkadzaeaaetBezAf2af3afwAg9agabglagtBgzah3A
red_jelly B
remember a e7a
repeats . ddB
replaced a dea
respond .
ribs . dqAdtAewBfcAffBg1Ag7agnAgzAh6A
ride . gkA
right_low A dkAe7AfcAh1B
rings . e7A
ripped . dkAe8AebaenCesaevAfpBgeAhcA
ripping A
rise . gtA
rolled A f0A
rope a
rope_harmless .
run_over F dzBgnB
sank . gzB
sats .
say . epAeqAfhAfwAg1Agyagza
scald C
sedative . euB
see . e8BfgB
seizure F
sever A dyBenafnAfwAhcA
severe_burn . dzBeaAelBf3AfpAfxagaAgvah2A
shake A f0AfhAfoBgzah8ahdA
sharp . efafeCfyBg1a
shin_bone A
shock_word B h7A
short_leg A
shoulder_blades B
shrill C
sick . f2AfcAfgAfhAflAfpAftAfxag5Ag9aghagnagrAheA
side . e8Be9CeeBegCepaeubf4AfvAgeagvAh1C
sight_lost D fgBh8B
skin . ffafwbg2a
skin_bump .
skin_off A
sleep .
sleep_lots . gtAgvagzBh4ahfB
sleepy_cause . epaf0afcag1Ag2agnAhda
smile B fgA
smoke . gha
snake B f2BfnCfpA
sniffed A
snores . fcbgva
soak . gbA
socket . h2A
someone_elses . esAfmag8CgiBgnAh1A
spasm A f0A
speak . epBfgBgyBh6a
speech_word . fgA
spike . feBfnafyC
spilled . exAf3affAfwag3ag7Ag8AgeaghagiAgjagnAgtAgwah4ah8a
spit A geah8A
spots . ezBf3bf4afcAfpAgqBh6a
squeeze . fcA
stabbed G
stand_up .
static_shock c
stay . fuAhfa
stiff . f3cf4AfnafpAfxAg8agtAh8a
still_bleeds B
sting . fmAfpAfxAg8A
stool . fcAflAfpAg8ageagqChea
stop . g8ah1ah6a
stranger B
strap a
street_drug C
strength a
strength_loss D
stroke_figure b
stroke_word B
strong . fgBfpAftBfvAgaAh5B
strong_acid C
stuck . fwAfxCfyagcAgeAh2BhdA
suck_in . fhAh5A
sudden . foaftBg0AgoA
sugar A foBgtAh4ah8b
sugar_mmol .
suicide A
sun a
sunken E gtA
swallow . geAh6a
swallowed . ftAfvag5Ag8agcAgeAgmBgpAh5A
sweat . fwBg1Ag6agnah8a
swell . fxCg2Ag5Dg9ageBgpAgrAgtAgvbhda
symmetric A
syringe .
temp_word .
testicle . gtA
testing .
thick . g5Bg9ageA
thing_swallowed . fxDg5AgcAgjagya
throat . fyAg1AgcBgeCgva
through .
throw_other a
thunder .
tight . g1Ag7ah6a
tingling .
tiredness a h1a
toilet_training b
tongue . geC
tonight . g9agdaglagvah1a
too_much . g8Ch1a
took . gcAh1Ah6a
tooth .
touch . h7B
towel A
toy .
treatment .
trigger . gsAgyah5Bhfbhgb
twice .
twisted A
unable . h6Ah8A
unconscious_word F giB
unhurt b
unprotected . gnA
urinate a gya
vape .
vehicle . gta
veil .
venomous A
violet A grAh1Ah8A
vision_sign . h3A
voice . gtA
vomit . h1Ah6ahfA
vomits_all B h8A
wake a
walk .
wander B
want .
water_place .
waters E h3B
weak . h4a
weapon . h7A
weeks_along .
well . hfa
wheeze .
where_when . hdA
wire .
within_a_day . hga
wood .
work .
worst A
wound .
wrists .
yellow a hfB
young_age .
young_months .`;

/** A weight, then the words that have it, by their first five letters. */
export const WORD_WEIGHTS = `A abajo accou aceto actin adelf agita ago agony alarm alcoo alred and antec antic anyth apart aplas appel appui arach arran arret asked asmat ate atrag atroc atrop autou avisp awful ayuda azul bain bajo barel barki barra bat batte bayas beau behin belly belt bent bitte blade bleed bleus blind blood blotc blow blue boili bolit borde borra bote both boton bouff bouge bouil boyfr breat broke brown brula burne butto cable cacah cae cage cai caida calle calpo camar came camio canti caram carbo cardi carro cashe catch caugh chair chais chauf chemo chez chorr chuec cierr clamm claqu clava clean cloro closi cloth coagu codei coeur coinc colou comes comin como compa conna conoc consi conti copin coraz corto cote cotes coupe creus creux crie cry cuchi cuest cup dad dado dalsy decir dejo demi desma desor despe despl dessu desta diape dice dio dirai dire disso dobla doesn dolio doses drain dress droit droop dura dure duro eaux eleph eliqu empez encen encer enchu encue enfon enorm entai enten enter enton entra erreu es escup espos espum esta et etang etran eucal evano even ex face fade faill faint falta fat fathe fell feu fire fits flaco flari floji flojo floor flopp flots fluid fois fonce fond foxgl fract frelo g gamin garga gauch gaz gens gente gibbe gicle girlf glue glyce going gomin gone goudr grand grape green grill grise gummi habla hablo hacia hacie haemo hand hangi hard hardl harpi haven he head her here himse his hit hoja hold hondo hora horne house hubby huele huevo hunde hurle husba ictus il iman imane impor infar injec insop isn its izqui jai jaw jerki jusqu just kicke lache lagri lame lance lange larme leaki lego levre lily limac line liqui lithi loads look looki losin lucec luego lumin luz lycee lying machi macho madre magne main maint makin malai malgr mamie mandi mano mar marc marca mari marid marih massa masti medio mento metal metro mezcl middl milie min mismo mitad ml moani moi moiti mom moms morce mordi moret motor mouil mouss mover movin muchi muy nacid nafta nan nanas narin negra negro neveu ni niece nobod noix nos nostr not nothi noto nouve nowhe numb nunca odeur off oil ojo olla ont open opres pad paral parar parfu parle paro part parte patin peanu pegad pegaj pench peopl perdi perdu pere perfu perso perte petro picks piece pierd pila pile plain planc plie pod poitr pond pone ponie pop posit probo profu prope puede pulga pulle pulli punal punti pupil puso qu queja quien quimi racon raide raise raisi ramas rattl reall recie recog recon recu recup rendu repos rigid ronde ropa roto round rugby s sa sacam sala salch salle salon salpi salto sangr sank say scald screa se see segun seis sem sens sente sertr setas shake shot sient silla since siste sniff soaki socke some someo sonne sonri sont sosa souff soup souri space speak spill spiri split spray sprea squee steak stick still stran stren stron strug stylo subit suce sudan sudde sudo suelo sunke sus swall sweat swell talki tape tears telle tembl teter then thing thinn thoug throw tibia tide tiene tient times toco toddl tomo tonne tonte torci total touch tout towel tract trago tragu tremb tres trozo unblo under uno used vacio van vape vater veo vert vie viole vitre vodka vois voitu vue weed were while whole wife wifes wont worst y yaya
B abre abrio aceit acido acost ahoga ahogo aidez aiman air aire allon alqui antif appar ardie asfix ataqu babys bafou baies balbu bano bleue bone boute brigh bu campo canna cant chewe chimi chiqu choc choqu clutc colla coloc coma comim comio confo confu cordo cosas crane crash cree crisi crook cuelg debou delir derec deven di diero dispa dived door douch dropp drown drunk dur echa effor elle encim encon epile equiv error estab estam estuv etau fit fitti flatm foami fonta fourc fuerz gas gasol girl gobe got grado grita grose groun hasn hasnt heate herse hi him hipog horri huile hypog into jarri kiwi knock lado lavad leo lieu like limp looks losa metre mins minut mista monox monto mothb nacio nena newbo noire notre noyad nuca oedem onto oreja palab papy pelle pend perds pills pire plate posos pouri pris proje puce pulse pulso pumpi puse raidi rat rats react reagi redon renve repre respo ribs route sabe sale salen scoot secon seein sees sent sever she sight sigue slurr sorti soude sound spitt spot stabb stopp stuck sueur suffo suspe tabla talk techo think third thund toile took torax tour trapo turni type uva ve vento very vibor vide vient visag visio wc weird went wet xarel
C accid adren agarr aguas arres arter azule board clots co coin compl consc crach crois degre devie dextr doble doubl etouf gaspi grave gris ha havin heroi hes hirvi hour hundi impos incon inste isnt lui metio mucha net os parad pouls rato reacc repen respi sacud sait sang shes shock side soft somni souda taken terce thora uncon voit
D bebio choki convu creo elect epipe intox menin sort
E drank
a abces about abrir absce accro acele ache aches achet achy acoup acues adelg adult afrai age agrie aguja aguje aide alime alivi almor alrea ampol ampou anali anima annee antes anus anxie appoi apren ardor arros artro as assez athle atten aunt aurai autob auxil avait avant bajar bajon balan ballo balon barco bas basse bebi becau bedti befor besoi bette bien bin bites bland bled blues boda boit bonne boost boots boss bosse bough boxes brace bronc bross bump bumps bunge burnt butte caigo calam calcu calie call calor canap canci candi cansa cap care carot carpi carte carto caspa cast cauch ceint celul cena certi chale chamb chans chapp charg chass chat chaus check cherr chewi chicl chien chill choco chois chole ciati cicat cielo cinco cinq class click climb clock codos coles coliq colum combi comid compo compu confi conge connu const conta cooki corn corre coude count coura courb cours crack cramp craqu crece crema creme cried croni crout culit cumpl curad curar cure curso cutti dandr dar debaj decal decid dehor demen denti depil depor depre depri dient diet diger dijo dile diman dinne dispu divor dizzi docte does dois dors doudo drawe drivi due durmi ears eat echo ecole ecrit edad effet egrat elegi eleve encar encia energ enfan enlev enrou entor epaul epluc era eruct eryth esa escap escue ese espin essay estac este estre etein eveni exam exame exams expir expre faim fesse fessi filet final fine flash flato float flush flyin food footb foreh forev forgo forme free freez frent frequ fresa fridg front fue fumar fungu game gangl gato gelul genit genou get gets glute good gordo gota gotas gotea grani grass graze gripe gripp groin guard gueul gum gums gun gusto guy habit hacer haha halei hambr happe hate haut healt heat heel hell herpe horno humo hungo hungr ibupr id if ils incar indig infan infec ingle ingro insol insta inter intes intim invie ir ironi itch itchi itchy jab jeudi job jouer joues jour jueve jumpe karde keys kg kidne killi kilos known labia lacte lag lago laiss lait lamio lasti latel lavan leavi leger legum lende lente lenti leve libra licke list lista liste livre llave lloro locke lol longe lourd love lumba lump lunar mad maigr maneg manos mante marat mardi mark match meal meals meds mejor menop merci mesa met metfo mettr mieux migra mild milk minor misse mites mole momen monda monit moral moust movil muerd muere munec muscl nadar nadie nap navid neces needl needs nerve nervi nervo new night nits noisy nom noon norma note noter nudo nuits numbe o odio odora offic ofici oidos ojera olfat once oral ordi ordin organ ortei orzue otro ou oubli oxyge panic panta paper papie paque parce pared parpa parqu pasad pasaj passa pecto peeli pelad pelic pelli pelo peluc pepin perce perd perfe perio pesad peu pezon pica picor piedr pieds piens pies pilas pillo pimpl pinch pink pins pitid placa place plage plan platr play pleur pneum poco poils polen polle polvo pompe poqui porqu porta poupe pox premi prepa presc prete prima proch prueb psori pu puffy puis puree quel quell queme quinc quito rache rage rando range rasag rasan raspo rate read recet redac reflu regim regle regur rein reins rempl rende renew renou renov rentr repar repea resta retar retir retou reuni reve rhini ringi rinon risa ronco rough runni ruptu sabor said salir saliv sarpu savoi scab scar sciat seasi seaso sec seca seche secs sed sein seins sento serai servi shaky shift shing shive shoes show signi simpl sirve ski slept small smoke snack snore soap sofa sofoc soif solar solei somme sonar soon sore sorta soupe spicy sport sprin stabl stain starv stock stone store stres stye subir sucre suelt suert suici sun sunda tabac taill take takes talks talon tan tapon tard tarde tarje teddy teen tele telef telep tempr tende tener tenis tenni termo thank thirs thumb tickl tigre tinni tique tira tisan tobil toe toes told tomar tord tos tot trace tren tried trip trous tue tuesd tunne twitc use usual uti vacac vacci vacun veget veran verdu vergu vers vez video vieil viend vieux vin vinai vineg virus voir volar volve volvi vu vuelt vuelv walki wall wanna wants warts wax way well will wind wine witho worn wrote yaour years yeast yeso yoghu yogur zapat zombi zoste zumbi
b acari acaro acne afeit afoni aine alto alway amigd angoi ansie antoj aphte arthr aslee astil aura ayuna bascu best bloat block brise build bulto callo canke carga cat catar cause cera cerum chron cisti code codo colic colir condu conju conse costr cradl cravi crayo cream crick cross cruje cuant cysti derma dieta diges disch dorma dust eccem echar eczem elbow enrhu esgui estor etern factu faut flu flujo footi forge foule fumer garra gases gassy gingi gout goute gras griet hair hamst hango hemat herni hipo hiver holid hongo how insom inven irrit jeun juega jugan juste kebab knee leafl leves lice llaga lombr loose low medus melat mocos moque mosqu muscu mycos nettl nicke noctu notic often olvid orden orgel ortie ortig osteo otite otiti pasa pela perim persi phone pican pierr piojo posib possi poux prosp punto pupa radio rasca raspa rdv resac revis rhume rit rodil runny sad sarte scrat secos seque sert shavi si sickn siemp signe sinus sneez splin sprai stati stitc syrup tapad teeth tendi tendu thrus tick tiron toca toena tomat tooth torti toxic trist tv ulcer usele vacan vagin varic verru verte viaje vitam volan voyag wart which winte worms zona
c cita frigo gerce hiccu hoque joint resfr`;
