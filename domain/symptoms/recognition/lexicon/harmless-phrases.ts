/** Expressions whose words would otherwise alarm, in the three languages together. */
export const HARMLESS_PHRASES = `
rope_harmless: corde linge, corde sauter, cordes vocales, corde vocale, corde guitare, corde raide, corde escalade, cordes guitare, skipping rope, jump rope, tow rope, climbing rope, rope jump, rope skip, vocal cord*, spinal cord, umbilical cord, cord blood, cuerda tender, cuerdas vocales, cuerda guitarra, cuerdas guitarra, cuerda saltar, saltar cuerda, cuerda floja, saute corde, sauter corde
veil_figure: eye shadow, eyeshadow, sombra ojos, ombre paupieres, shade trees
figure: hand saw, sierra mano, scie egoine, shot vaccine, shots vaccine, balle tennis, balle ping pong, balle golf, balle mousse, soft bullet, nerf bullet, passed out leaflets, passed out flyers, passed out sweets, passed out candy, passed out papers, passed out books, sleep apnea, sleep apnoea, apnee sommeil, apnees sommeil, apnea sueno, apneas sueno, sin palabras dejo, dejo sin palabras, deja sin palabras, dejo sin aliento, deja sin aliento, deep heat, muguet bouche, muguet buccal, left speechless, hot water bottle, hot water bottles, bouillotte*, bolsa agua caliente, can coke, coke zero, diet coke, coke light, cherry coke, coke bottle, muguet dans bouche, muguet bebe, vaccin meningite, vaccin meningocoque, meningitis vaccine, meningitis jab, vacuna meningitis, vacuna meningococo, muero pena, muere pena, morir pena, bites nails, biting nails, bite nails, nail biting, hombro trabado, espalda trabada, rodilla trabada, puerta trabada, heart feels heavy, wedding veil, voile mariee, velo novia
beverage: sirop grenadine, sirop menthe, sirop fraise, sirop erable, sirop agave, sirop eau, sirop citron, sirop orgeat, maple syrup, golden syrup, corn syrup, agave syrup, chocolate syrup, jarabe arce, jarabe maiz, jarabe agave, jarabe chocolate, sirope*, grenadine
food: peinture eau, peinture enfants, washable paint, pintura lavable, pinturas lavables, paint kids, sirop grenadine, sirop menthe, sirop fraise, sirop erable, sirop agave, sirop citron, maple syrup, golden syrup, corn syrup, agave syrup, chocolate syrup, jarabe arce, jarabe maiz, jarabe agave, jarabe chocolate, sirope*, grenadine
fit_figure: giggling fit*, fits laughter, fit laughing, fits giggles
static_shock: decharge electricite statique, decharge statique, electricite statique, static shock, static electricity, calambre electricidad estatica, electricidad estatica, descarga estatica
late_pill: pilule retard, pilule tard, plaquette pilule retard, late pill, pill late, pildora tarde, pildora retraso
unprotected: sans casque, no helmet, without helmet, sin casco
worth: vale pena
gibberish: sans aucun sens, sin ningun sentido
`;
