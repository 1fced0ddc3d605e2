/** English: `concept: word, beginning*, several words`, folded and without the words that say nothing. */
export const ENGLISH = `
not: not, no, never, without, none, neither, nothing
can: can, able, seem, want, wants, wanting, try, trying
filler: properly, well, seem, anymore, take, even, start, all, going, having, back
unable: unable, refusing, stopped, stops, quit, struggling, struggles
not_now: last week, last month, last year, weeks ago, child epilepsy, childhood, history, family history, movie, video, videos, documentary, book, song, tv show, course, training, class, lesson, vaccine against, prevent*, well controlled, novel, podcast, game, operation ten, old days, died, passed away, deceased
person: mother, father, mom, mum, mommy, mummy, dad, daddy, husband, wife, boyfriend, girlfriend, sister, brother, uncle, aunt, neighbour, neighbor, friend, partner, colleague, coworker, man, woman, lady, somebody, roommate, hubby, guy, dude, fiance*, bro, sis, spouse, folks, parents, someone, person
newborn: newborn*, preemie, premature baby, days old, day old
baby: baby*, babies, infant*, bub, bubba
child: baby*, babies, infant*, child, children, kid, kids, kiddo, toddler*, daughter*, newborn*, teen*, boy, girl, nephew, little one, lil one, sons, stepson, grandson, granddaughter, bub, bubba, preschooler, youngster, schoolboy, dd, ds, tot, munchkin, bairn, wean, lad, lass, grandchild, grandkid, stepdaughter, godson, twins, twin, sonny, grandbaby, kiddie*, toddlr
elder: grandma*, grandpa*, gran, granny, nan, nana, nanny, grandad*, granddad*, grandmother*, grandfather*, elder*, old man, old lady, pensioner, gramps, pops, nonna, papa, grampa, grandparent*, pawpaw, meemaw
pregnant: pregnan*, preggo, preg, expecting, weeks pregnant, postpartum, after delivery, gave birth, months along, weeks along, months gone, weeks gone
diabetic: type 1, type one
born: born
pain: hurt*, ache*, aching, sore, agony, agonising, agonizing, painful*, throbbing, stabbing, cramp*, twinge, discomfort, pains, pain, ouch, sharp pains, shooting, pained, burning pain
headache: headache*, head ache, head pain, pain head, head hurts, head hurting, head pounding, head killing, head exploding
chest: chest*, breastbone, ribcage, rib cage, torso, rib area, upper chest
heart: heart
tight: tight*, crush*, squeez*, pressure, heavy, heaviness, weight, band, vice, vise, standing, sitting, constrict*, pressing, brick, discomfort, uncomfortable, clamp*, belt, tourniquet
heart_attack: myocardial, cardiac event, heart attac*, coronary
sweat: sweat*, clammy, drenched, soaked sweat, pouring sweat
jaw: jaw
clutch: clutch*, grabbing, holding, grabs, gripping, grips
breathe: breath, breathe, breathes, breathing, breating, breaths
breath_word: breath, breathing
hard: hard, struggl*, labored, laboured, problem*, fight*, distress, hardly, barely
breathless: breathless*, gasp*, asphyx*, short breath, shortness breath, out breath, winded, panting, not can air, no air, stridor, air hunger, fighting air, gulping, no breath, breath left, starved air
badly: fast, rapid*, weird*, noisy, noise, noises, shallow, grunt*, rasp*, gurgl*, funny, badly, quick*, rattl*, stopping, heavy, strange, barking, gasps, jerky, ragged, croupy, snor*, uneven, irregular*, pausing
ribs: ribs, rib, tummy, neck, stomach, chest, belly
suck_in: suck*, retract*, pulling, caving, sinking, pulled, sinks, sink
asthma: asthma*
attack: attack, flare, crisis
inhaler: inhaler*, puffer, nebulizer, nebuliser, albuterol, blue pump
not_working: not working, not help*, doing nothing, useless, not work, no effect, not anything, ran out, empty, no relief, stopped working
exertion: run, running, ran, exercise*, exercising, stairs, climbing, workout, jog*, football, soccer, training, hiking, hike, cycling, uphill, dancing, treadmill, marathon, bike ride, sprint*, squats, swim, swimming, laps
nose: nose, nostril*, sinus*
faint: faint*, passed out, passing out, pass out, collaps*, blacking out, lost consciousness, loss consciousness, losing consciousness, loses consciousness, keeled over, dropped floor, lose consciousness, went limp, conked out, passed right out, flaked out, dropped like, slump*
unconscious_word: unconscious*, unresponsive*, out cold, come round, come around, lifeless, not there, knocked out, nodding out, nodding off, not us, zonked, blacked out, not coming round, not come round, not came round
respond: respon*, answer*, react*
wake: wake*, woke*, waking, awake, rouse, arouse
move: moving, move, moves, moved
not_breathing_word: cardiac arrest, respiratory arrest, heart not beating, cpr, stopped breathing, stop breathing, flatline*
pulse: pulse, heartbeat*
rise: rising, rise
face: face*
mouth: mouth, lip corner, lips
hold: holding
hurt_self: cut myself, hurt myself, hurt herself, hurt himself, hurt themselves
smile: smile*, smiling
droop: droop*, sag*, crooked, lopsided, paraly*, numb*, drop, dropped, asymmetr*, slid*, slanted, uneven, twisted, slump*, pulled one, tilted, wonky, sideways, fallen, drops, hang*
stroke_word: stroke, strokes, tia, brain bleed, brain attack, aneurysm
stroke_figure: stroke luck, strokes luck, stroke genius, different strokes, heat stroke, heatstroke, sun stroke, stroke cat, stroke dog, strokes folks, breast stroke, breaststroke, brush stroke, stroke midnight, back stroke, backstroke, golf stroke, two stroke, 2 stroke, swim stroke, strokes pen, stroke pen, pen strokes
dentist: dentist*, novocaine, filling, tooth, teeth
arm: arm, arms, shoulder
leg: leg, legs, thigh
hand: hand, hands, grip, fingers
side: left, right, side, half, one
weak: weak*, numb*, paraly*, dead, tingl*, limp, floppy, pins needles, heavy, useless, droop*, drift*, clumsy, lifeless, not working
strength: strength, power
drops_things: dropping things, drops everything, dropped cup, drop things, drops things, dropping everything, not can hold
feel: feel, feels, feeling, felt
lift: lift, raise, lifting
sleepy_cause: sleeping, slept, sitting, laying, lying, desk, leaned, bicycle, crossed
speak: speak*, talk*, words, word, speech, sentence*
speech_word: speech, words, sentences
gibberish: gibberish, slur*, jumbl*, garbled, nonsense, babbl*, mumbl*, not making sense, no sense, not make sense, making sense, mixing words, aphasi*, word salad, incoherent*, mixing all words, mixes words, mixing up words, mixing up all words, incomprehensib*, unintelligib*
odd: odd*, strange*, weird*, abnormal*, unusual*, funny, confused
voice: voice, hoarse, laryngitis
see: see, sees, seeing, sight, eyesight
blurred: blur*, far, glasses, close, distance, read*, worse, contacts, dark, eye doctor
double_vision: double vision, seeing double, see double, sees double, seeing two, two everything, doubled vision, seeing twice, see two
sight_lost: lost sight, lost vision, loss sight, loss vision, lost eyesight, vision loss, sight loss, sight gone, vision gone, blind, curtain, losing vision, losing sight, losing eyesight, loses vision, loses sight, eyesight loss, everything went black, went black, went dark, all black, blacked eye, shade over, vision went, sight went, shadow over, everything black, veil
eye: eye, eyes, eyeball, eyeballs
sudden: sudden*, out nowhere, abrupt*, all sudden, seconds, instant*, one second
abrupt: sudden*, out nowhere, abrupt*, seconds, thunderclap*, explosi*, instant*, like thunder, thunder, like lightning, exploded, nowhere, all sudden, came suddenly, once, lightning bolt
worst: worst, thunderclap*, never bad, never hurt, never felt, ever felt, exploding
head: head, skull, forehead, temple
confused: confus*, disorient*, deliri*, hallucinat*, making no sense, not making sense, making sense, talking people, people not there, acting strange*, acting weird*, acting odd*, acting funny, acting crazy, behaving strange*, behaving odd*, behaving weird*, odd behavior, strange behavior, odd behaviour, strange behaviour, unusual behavior, unusual behaviour, bizarre behavior, bizarre behaviour, abnormal behavior, abnormal behaviour, muddled, rambling, incoherent, not himself, not herself, forgot who, what year, what day, delusional, altered, wandering around, talking nonsense, talking himself, talking herself, talking nobody, talks himself, out mind, loopy, not all there, not right head, talking rubbish, making things up
confused_about: confused about, confused between, confusing, confused whether, confused instructions
know: know, knows
recognise: recogni*
where_when: where, day, year, who, name, us
seizure: seizure*, seizing, fitting, eyes rolled, eyes rolling, eyes roll, eyes back, tonic clonic, grand mal, status epilepticus, epileptic fit, epileptic fits, epileptic attack, having fit
fit_figure: stay fit, shoes fit, fit shape, not fit, fit gym, fit again, fit for, dress fits, fit well, fit bit, fitbit, mask fit, fitting room, hissy fit, fit giggles, fit laughter, glasses fit, fit into, sneezing fit*, coughing fit*, laughing fit*, fit carbon, fit smoke, fit alarm, fit lock, fit stairgate, fit car seat
shake: shak*, jerk*, twitch*, spasm*, moving own, moving themselves, shuddering, tremor*
all_over: all over, everywhere, whole body, entire body, uncontroll*, body, arms legs
stiff: stiff*, locked, hard
foam: foam*, froth*
fever: fever*, temps, burning up, burning hot, high temp, running hot, boiling hot, pyrexia, hot touch
high_temperature: hot, burning
neck: neck, nape
bend: bend, touch, turn, move, tuck, put, look down, lower
chin: chin
light: light, lights
stand: stand, bear, tolerate
hurts_eyes: hurt*, bother*, hates, sensitive, painful
spots: spot*, rash*, dot, dots, mark, marks, pinprick*, blotch*, bruis*, pimple*, patch, patches, spotting skin
fade: fade*, fading, blanch*, disappear*, go away, vanish*, go white, turn white
pressed: glass, push*
violet: purple*, bruise like, bruis*, blood spots, plum, dark red, maroon, black, dark spots
purpura_word: purpura*, petechia*, non blanching, nonblanching, glass test, tumbler test
choke: chok*, strangl*, wrong way, wrong pipe, gagging, heimlich, chocking
choke_figure: choked up, choke chain, choking up tears, artichoke
stuck: stuck, lodged, jammed, blocked, caught, impaled, embedded, poking
thing_swallowed: grape*, food, bone*, candy, sweet, meat, toy, coin, peanut*, nut, marble*, bead*, apple, hot dog, hotdog, sausage, popcorn, bread, object, something
throat: throat*, windpipe, airway, gullet, esophagus
swell: swell*, swollen, huge, puff*, balloon*, doubled size, inflating
tongue: tongue, uvula
eyelid: eyelid*
allergy: allerg*, anaphyl*
anaphylaxis_word: anaphyl*, anaphil*, severe allergic, severe allergy, serious allergic, serious allergy, bad allergic, strong allergic, strong allergy, severe reaction, allergic shock, serious reaction, bad allergy, major allergic, big allergic
epipen: epipen*, epi pen, auvi, epinephrine
closes: clos*, tight*, constrict*, swell*, shutting
hives: hives, welts, rash all over
sting: stung, sting, bee, wasp, hornet, bite, bitten
trigger: peanut*, nut, nuts, shellfish, shrimp*, prawn*, antibiotic*, penicillin, bee, wasp, hornet, milk, egg*, fish, cashew*, almond*, vaccine, crab
blue: bluish, purple*, gray*, grey*, ashen, cyano*, blue, blueish
blue_skin: blue skin, skin blue, turned blue, turning blue, going blue, goes blue, went blue, looks blue, cyano*, skin gray, skin grey, gray skin, grey skin, ashen, turned purple, turned grey, turned gray, face blue, looks grey, looks gray, blue face, all blue, blue fingers, fingers blue
nails: nails, fingernails, fingertips
lips: lips, lip
blood: blood*, bleed*, bled, haemorrhag*, hemorrhag*
bleed: bleed*, bled, hemorrhag*, haemorrhag*
stop: stop*, clot*
lots: lot, lots, much, loads, massive*, heav*, profus*, pouring, gush*, spurt*, everywhere, badly, severe*, uncontroll*, soak*, pool*, tons, huge amount, huge, large amount, bright red, bucket*, clots, pads, full, filled, like tap, nonstop, like crazy
a_little: bit, little, slight*, small, minor, tiny, few drops, brush*, paper, streak, mild*, specks, floss*, first degree
bleed_lots: hemorrhag*, haemorrhag*, gush*, spurt*, losing blood, lost blood, loss blood, pool blood, bleeding out, bleeding heavily, heavy bleeding, squirting
anticoagulant: warfarin, blood thinner*, thinners, coumadin, apixaban, rivaroxaban
towel: towel*, pads
vomit: vomit*, throw*, threw, puk*, sick, barf*, spew*, retch*, heav*, hurl*, threw up, throws up, throwing up, chuck*
throw_other: throw away, thrown away, threw away, throw ball, throw out, threw out, throwing out, threw back
coffee: coffee grounds, coffee
spit: spit*, spat, hack*, sputum, phlegm
cough: cough*, hacking
phlegm: phlegm, sputum, mucous, saliva
stool: stool*, poop*, poo*, feces, faeces, bowel*, toilet, bottom, diaper, bum, butt, shit, bowl, diarr*
black: black, tarry, tar
melena: melaena
belly: belly, stomach, tummy, gut, stomache
hard_belly: belly hard, belly rock, rigid belly, rigid stomach, hard belly, stomach hard, hard stomach, rigid abdomen, hard abdomen, belly rigid, abdomen rigid, abdomen hard, hard board, hard rock, tummy rigid, rock hard
strong: severe*, intense*, unbearabl*, excruciat*, agon*, worst, killing, screaming, horrific, crippling, awful*, insane, bad, badly, strong*, sharp, sudden, crying, stabbing, sobbing, writhing, howling, screams, massive, pain bad
doubled: doubled over, doubled up, bent double, curled up, curled ball, writhing, rolling floor, rolling around
right_low: lower right, right
testicle: testic*, balls, ball, nuts
swallowed: swallow*, drank, drunk, drink, drinking, ate, eat, eaten, eating, ingest*, bit, bitten into, chew*, lick*, suck*, sip*, gulp*, consumed, put mouth, munched, tasted, popped, bit into, bite, bitten, bites
took: took, take, taken, taking, swallow*, downed, popped
gave: gave, given, inject*, giving
poisoned: poisoned, poisoning, intoxicat*, envenom*
food_poisoning: food poisoned, food poisoning
poison_figure: poison ivy, poison oak, wallet
inhaled: breathed, fumes, breathing fumes
picked: lawn, pelouse, cesped, wild, picked, foraged, garden, woods, forest, yard, foraging, bush, backyard, park
berries: berr*, seeds, acorn*, elderberr*
mushroom: mushroom*, toadstool*, fungi, fungus
leaf: leaf, leaves, plant*, flower*, petal*, bulb*, seed*
sick: sick, vomit*, ill, nause*, throwing, headache*, dizz*, faint*, unwell, drowsy, woozy, lightheaded, queasy
cigarette: cig, cigs, butt
all: all, whole, entire, full, rest, every
container: bottle, pack*, box, strip, sheet, jar, tub, bag
many: too many, handful*, bunch, many, loads, lots, dozen*, fistful, several, tons, too much, unknown number, excess*, large amount, multiple, load
multiple: twice, 3 times, two times, three times, four times, ten times, 10 times, 2 times, 4 times, 5 times, instead, extra, thrice
dose: dosage, amount
mistake: mistake*, wrong*, mixed, confused
someone_elses: someone else, somebody else, someone elses, another person, dogs medicine, dog pills, not hers, mixed up, belongs, brothers, sisters, neighbors, neighbours, roommates, friends
overdose_word: oding, oded
figurative: cute*, work, information, screen*, chocolate, sugar, christmas, tv, caffeine
empty_found: empty bottle, empty pill, empty pack*, empty box*, empty bottles, empty blister*, pill bottle empty, bottle empty
found: found, next, beside, near, find
disappeared: missing, gone, disappear*, lost, find, nowhere
battery: batter*, battry, batry, coin cell, lithium cell, watch battery
magnet: buckyball*
ear: ear, ears
carbon_monoxide: monoxide, co poisoning, co leak, carbon mono*
alarm: alarm*, detector*, beep*, going off
gas_smell: smell gas, smells gas, gas leak, gas smell, smelling gas, smells like gas, leaking gas
smoke: smoke, fumes, toxic gas, smoking, smokes
heater: boiler, heater*, furnace, stove, fireplace, generator*, bbq, barbeque, charcoal, grill, heating, engine running, car engine, exhaust, car running, wood burner
indoors: inside, indoors, tent, basement, house, room, caravan, cabin, home, kitchen, apartment
everyone: everyone, everybody, whole family, all us, both, family, kids, several people, whole household
suicide: kill myself, killing myself, kill himself, kill herself, kill themselves, kill themself, killed himself, killed herself, killing himself, killing herself, end life, ending life, end all, take own life, taking own life, taking life, nothing live for, harm myself, harm herself, harm himself, slit wrist*, slitting wrist*, cut wrist*, cutting wrist*, jump off, jump front, jumping off, throw myself, shoot myself, shoot himself, kms, unalive, unaliving, go sleep never wake, give up life, giving up life, want all stop, overdose purpose, end everything, better world without, hate life, drink bleach die, ready die, plan die, put gun, loaded gun, noose, slashed wrist*, opened wrist*, ending things, end things, offed, ending tonight, end tonight, over life, take life, shoot herself, want all end, wants all end, want everything end
die: die, dead, dying
want: want*, wish*, hope*
figurative_death: laugh*, hunger, starv*, hungry, thirst*, tired, know, heat, cold, boredom, embarrass*, curios*, try, hot, meet, killing time, feet, coffee, pizza, food, hear, find
fear: scared, afraid, fear*, phobia, terrified
kill: kill*
fell: fell, fall*, drop, dropped, trip, trips, tripped, tripping, slip*, rolled, tumbl*, land*
blow: hit*, bump*, bang*, struck, blow, knock*, smack*, whack*, bash*, smash*, trauma, kicked, punched
head_injury_word: concussion*, concussed, head injury, head trauma, skull fracture, head injuries, cracked skull, brain injury, head wound
height: changing table, stairs, ladder, bed, couch, sofa, roof, window, tree, balcony, high chair, highchair, horse, feet, height, crib, cot, bunk, storey, story, stories, scaffolding, wall, steps, slide, counter, first floor, second floor, third floor, fourth floor, upstairs
bad_sign: vomit*, throwing, threw, drows*, sleepy, faint*, unconscious, remember*, memory, amnesi*, odd, headache, fluid, collaps*, seizure, dizz*, out, wake, sick, puk*, acting, weird, slur*, blurry, pupil*, nause*, dazed, asleep, won sleep, sleep, repeat*, stumbling, staggering, crying, woozy, blank, throwing up, threw up, throws up, fell asleep, falls asleep, fall asleep, falling asleep
remember: remember*, recall, memory
back: back, neck, spine, spinal
dive: dived, dive, dove, diving
accident: crash*, wreck*, pile up, rollover
tingling: tingl*, numb*, pins needles
horse: horse, pony
burn: burn*, scald*, scorch*
scald: scald*
boiling: boiling, boiled, hot water, hot oil, hot tea, hot coffee, scalding, hot soup, pan water, kettle, pot water, steam, hot fat, frying oil, grease, fryer, hot grease, hot wax
spilled: spill*, pulled, splash*, fell, all over, over, tipped, knocked, poured, pours, pouring, spat
severe_burn: large, serious, bad, badly, deep, third, third degree, second degree, chemical, face, big, huge, blister*, black, white, 3 rd, 2 nd, charred, acid, whole arm, whole hand, massive, major
burn_place: chest, arm, leg, back, body, legs, arms, neck, genital*, whole hand, thigh*, stomach, hair
heartburn: heartburn*, sunburn*, acid reflux, burns pee, burning pee, burns urine, burning urine, burn pee, sun burn*, razor burn, carpet burn, stomach burn*, burning stomach, calories, burned out, burnout, burnt out, burning feet, burnt tongue, burned tongue, tongue burnt, cd, candle, burn fat, burn calories, burns fat, freezer burn
sun: sun, sunburn*, beach, tanning
electric: electric*, current, power line, mains electricity, mains power, mains voltage, voltage, live wire
electrocuted: lightning, zapped, fork outlet, fork socket, finger socket, fingers socket, bad shock, fingers outlet, knife toaster, big electric
socket: socket*, outlet*, plug
fire: fire, flames, alight
clothes: clothes, shirt, hair, dress, pyjamas, pajamas, sleeve
chemical: chemical*, acid, bleach, ammonia, lye, cleaner, cement, lime, sanitizer, pepper spray, drain cleaner, caustic*, paint stripper, thinner*, descaler*, antifreeze, oven cleaner
drown: drown*, underwater, face down, went under, slipped under, inhaled water, breathed water, swallowed water, swallowed pool
drown_figure: drowning work, drowning emails, drowning debt, drowning paperwork, drowning homework, drowning laundry, drowning stress
water_place: pool, bath, bathtub, lake, pond, river, sea, water, tub, hot tub, ocean
out_of_water: pulled, fished, dragged, floating, slipped, fell, found, rescued
hit_by: hit, struck, knocked, clipped
vehicle: car, truck, bike, van, lorry, tractor, vehicle, moped, cyclist
deep_wound: gaping, gash, see bone, see fat, see tendon*, bone sticking, bone out, bone poking, bone through, see muscle, cut off, chopped off, sliced off, severed, amputat*, crushed, compound fracture, open fracture, impal*, chainsaw, table saw, down bone, cut fingertip, fingertip off, degloved, ripped off, torn off, guts, mangled, split open, bone showing, bone visible, bone exposed
weapon: knife, gun, blade, machete, bullet, screwdriver, shotgun, pistol, rifle
stabbed: stabb*, stab, stabs, gunshot, shot
wound: wound*, cut, cuts, gash*, laceration*
deep: deep*, open, gaping, bone, fat
deformed: bent, crushed, severed, mangled, torn, weird angle, odd angle, crooked, sticking, hanging
limb: arm, leg, finger*, wrist, hand, foot, ankle, limb, elbow, shoulder, knee, toe*, thumb
fracture: broke*, snapped, crack
hip: hip, pelvis
get_up: stand up, up
snake: snake*, rattlesnake, viper, adder, black widow, copperhead, stingray
bite: bit, bitten, bite*, stung, sting
dog: dog, pit bull, dogs
ripped: ripped, tore, mauled, torn, attacked, mauling
limp: limp, floppy, letharg*, listless, lifeless, unresponsive, rag doll, ragdoll, apathetic, like jelly, jelly, not looking, weak, not moving much
drowsy: drowsy, moan*, whimper*, hard wake, difficult wake, hard rouse, sleeps all day, sleeping all day, sleep all day, sleeping all time, not looking, staring blank*, blank stare, glazed, high pitched cry, inconsolabl*, too sleepy, unusually sleepy, not alert, grunting, barely awake, only sleeps, sleeping too much, overly sleepy, sleepiness, sleepier
sleep_lots: sleeps, sleeping, asleep, sleepy, fell asleep, falls asleep, fall asleep, falling asleep
drink: drink*, nurs*, feed*, bottle*, breast*, latch*, formula
eat: eat*, feed*, ate
feeding: bottle*, feed*, breast*, milk, nursing
vomits_all: throwing everything up, throwing up everything, vomiting everything, vomits everything, throws everything up, throws up everything
urinate: pee*, wee, weed, wet diaper*, wet napp*, weeing, wees, wet diapers, wetting, wets
bedwetting: bed, bedwetting
dry_nappy: dry nappy, dry diaper*, dry nappies, nappy dry, diaper dry, nappies dry, diapers dry
sunken: sunken, fontanel*, hollow eyes
no_tears: no tears, without tears, crying dry
dehydrated: dehydrat*
diarrhea: diarr*, stomach bug, runs
waters: waters broke*, water breaking, waters gone, waters breaking, water broken, broken waters, leaking fluid, waters went, water broke, amniotic, membranes rupture*, waters leaking, water leaking, leaking water
contraction: labor, labour
preterm: early, preterm, minutes, months
birth: baby coming, see babys head, see baby head, babys head coming, giving birth, crowning, cord, head out, delivering
vision_sign: spots, stars, blurry, blurred, sparkles, zigzag*, floaters
blood_loss: spotting, bleed*, blood
sugar: sugar*, bg, bgl, meter, glucometer
hypo: severe low blood sugar, ketoacid*, dka, diabetic coma, diabetic emergency, low blood sugar severe
fruity: nail polish, pear drops, sweet
breath_smell: breath
period: period*, pms
tooth: tooth, teeth, gum, gums, brush*, floss*
prescribed: prescrib*, antibiotics course, directed
itch: itch*
phone: phone, text, texts, email*, doctor, treatment, calls, medication, insurance, keys, ring, watch, camera, glasses
drug: pill, pills, tablet*, medicine*, medication*, capsule*, syrup, drops, sleeping pill*, sleepers, antidepressant*, painkiller*, suppositor*, birth control, heart pills, blood pressure pills, gummies vitamin*, vitamin*, antihistamine*, sedative*, tranquilizer*, opioid*, narcotic*, iron, pill box, pillbox, pill organizer, week pills
beat: beat, beats, beating
work: work, works, working, function*
cry: cry*, scream*, yell, yells, yelling, yelled
kick: kick*
fit: fit
emptied_container: emptied bottle, downed bottle, emptied box, emptied pack
walk: walk*, stand
mine: mine
fluid: fluid, liquid
volts: volts, volt, voltios
want_end: want end
twisted: twisted
paralysed: paralyz*, went dead, gone dead, goes dead, hemipleg*
thunder: thunderclap*, thunder, hammer blow, hammer
stay: stay*, remain*
too_much: too many, too much
home: house, home, cabinet
injury: injur*, trauma, broke, broken
spine_word: whiplash, hurt spine, hurt neck
foreign_body: foreign body, foreign object, foreign bodies
skin: skin
never: never
breastfeeding: breastfeed*, breast feed*, nursing, nipple*, breasts
figure: chest drawers, baby blues, blackout curtain*, sleep paralysis, coup foudre, heart broken, poison ivy, black eye, hay fever, yellow fever, fever blister*, scarlet fever, spring fever, cabin fever, heavy heart, dying know, heart aches, heartache, flu shot, flu shots, shot arm, vaccine shot, allergy shot*, arm shot, after shot, shots, food coma, sugar coma, carb coma, turkey coma
swallow: swallow, swallowing
treatment: treatment, diet, course, antibiot*, work, school
button_cell: button battery, button batteries, button cell
gas: gas
catch_breath: catch breath, enough air
keep_down: anything down, water down, fluids down, hold water, hold food
nosebleed: nosebleed*, nose bleed*, bloody nose
life_wish: want live, wants live, reason live, want alive, want here, want exist, wants here, point living, point life, meaning life, life meaning, desire live, desire living, wish live, live anymore
not_yet: yet
appliance: scale, thermometer, replace, buy, change, remote, toy battery, watch
nobody: nobody, noone, doll, teddy
well: well, properly, normally, ok
put: put, puts, putting, stuck, stuffed, squirted, sprayed, poured
open: open, opens, opening
squeeze: grip, squeeze, hold, holding
nothing_out: nothing comes out, nothing coming out, no words, no sound
imaginary: bugs, insects, things, people, ghosts, spiders, animals
per_day: day, daily, days, week
find: find, found, locate
goodbye: goodbye*, farewell*
message: letter*, note, text, texts, texted, email
cut: cut, cuts, cutting, slash*, slit, sliced
wrists: arms, wrist*, thighs, veins, forearms
sever: sliced, chopped, sever*, amputat*, saw, lopped, grinder, mower, lawn mower, lawnmower, circular, blender
less: less, hardly, barely, fewer, reduced, slower
blank_look: blank look, blank stare, staring, vacant, glassy eyes, eyes glassy, glazed, staring blankly, empty look
fast: fast, rapid*, quick*
nostrils_flare: nostrils flar*, nose flar*, nasal flar*, flaring nostrils
product: stuff, liquid, liquids, product*, powder, killer, tablet*, pod, fluid, solution, trap, block, bait
household: toilet, oven, floor, window*, windscreen, windshield, pool, car, washing machine, laundry, dishes, roach*, cockroach*, mice, mouse, slugs, fleas, flea, ants, ant, unclog*, unblock*, drain, garden, plants, sink, bathroom, kitchen cleaner, carpet, shoe, silver, mosquito, moths, insect*, bug, weed, weeds, cleaning, clean, polish, engine, brake, radiator, contact lens, household, cleaner
gush: spray*, spurt*, gush*, squirt*, soaking, pump*
fine: fine, okay
skin_bump: pimple*, bruise*, cyst
also: too
stand_up: stand, stand up, standing up
lean: lean*, tilting, tilted over
strength_loss: loss strength, lost strength, loss power
bone: bone, bones, fishbone
mix: mix*
jump: jump*, leap*
repeats: repeat*
sharp: screw*, nail, nails, knife, scissors, needle*, rod, spike, splinter glass, shard*
after_verb: nothing
chest_word: angina attack, angina pain, angina not, angina spray
self_harm: self harm*, selfharm*, self injur*, hurting myself, cutting myself, harming myself, cuts herself, cuts himself, cutting herself, cutting himself, hurting herself, hurting himself
pillbox: pill box, pillbox, pill organizer, week pills
age_word: old, aged
ingested: swallowed, ingested, licked, chewed, sucked, gulped, bit into, munched
food: food, meal, soup, bread, milk, cookie*, cake, vegetables, meat, rice, pasta, yogurt, candy, water, juice, banana, apple, cheese, gum, dirt, sand, saliva, spit, thumb, finger, fingers, pacifier, tongue, lip, lips, nails, dinner, lunch, breakfast, pip, pips, watermelon, fruit stone
tongue_bite: bit tongue, biting tongue
incontinent: wet himself, wet herself, peed himself, peed herself
spasm: spasm*, jerk*, twitch*
stranger: strangers, stranger
say: says, saying, answers
symmetric: symmetric*, even, straight
life: life
bear: bear, stand, cope
lethal_height: bridge, window, roof, balcony, tracks, building, ledge, cliff, subway
palm: palm*, hands, both hands
floor: floor, ground
pale: white, ashen, pallid
green: green
bulging: bulging fontanelle, bulging soft spot
balance: balance, walk straight, stumbling, staggering
twice: twice, doubled, doubling, tripled
dizzy: dizz*
cold: cold
believe: thinks, believes
run_over: road accident, traffic accident, run over, ran over, mowed down
loss: loss, lost
worth: worth
extreme: unbearable, excruciating, agonising, agonizing
hidden_place: sink, cabinet, cupboard, shed, laundry room, basement
gas_poison: chlorine, ammonia, bleach, gas, solvent*, pesticide*
closed: closed, shut
drunk: drunk, drunken, wasted, hammered
burst: explod*, burst*, splitting open
complain: complain*, sore, ache
pharmacy: pharmacy, bought, buy
boiler: boiler, furnace, stove, water heater, bbq, charcoal, generator
palpitation: racing heart, heart racing
coin: coin, coins, penny, quarter
oil: oil, grease
on_fire: caught fire
leak: leak*, gushing
carried: arms
iron: iron, iron tablets, iron pills, iron supplement*
ate_drug: took prisparautrui mine, taken prisparautrui mine, swallowed prisparautrui mine, ate mine, eaten mine, eating mine, ate pills, ate tablets, eaten pills, into medicine cabinet, into medicine cupboard, into medicine box, into pills, into tablets, into mine
sniffed: huff*
floppy: floppy, rag doll, ragdoll, like jelly
red_jelly: currant jelly, red jelly, jelly blood, jelly like blood
drool: drool*, dribbl*
toy: toy, toys, marble*, bead*, lego*
slight_exertion: slightest effort, slightest exertion, slightest movement, least effort
foreign_language: english, french, spanish, german, italian, arabic, portuguese, foreign language
install: install, installed, installing, buy, buying, mount, fit carbon, fit smoke, fit alarm, replace, choose, brand
chest_muscle: chest muscle*, pecs, pectoral*
yellow: yellow*, jaundice*
cold_body: feels cold, cold touch, feel cold, body cold, skin cold, freezing, ice cold, stone cold, cold clammy
temp_word: thermometer, degrees
rings: going off, beep*, ringing, sounding, gone off, chirping
hypothermia: low temperature, temperature low, temperature too low, temperature below, below 36, temperature dropped
finished: finished, finish, downed, necked, polished, guzzled, emptied
hot_thing: oven, stove, hob, hot plate, fireplace, grill, bbq, exhaust, hot iron, iron, straighteners, log burner
artery: artery, arteries, jugular, carotid
foolish: stupid, silly, foolish
cough_fit: coughing fit*
burp: burp*, belch*
snores: snores, snoring, snore
at_once: one go, once, same time
nipple: nipple*
memory_loss: memory loss, lost memory
`;
