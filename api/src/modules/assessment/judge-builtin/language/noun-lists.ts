const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** People, singular: sure subjects, and roles that want an article. */
export const PERSON_NOUNS = set(`
  father mother brother sister uncle aunt grandfather grandmother grandma grandpa cousin friend teacher student boy girl
  man woman dad mum mom daddy mummy son daughter husband wife neighbour neighbor principal headmaster classmate child
  baby doctor nurse person parent kid leader player singer driver farmer policeman nephew niece pupil idol coach boss
  roommate partner owner manager worker customer tourist teenager
`);

/** Jobs and roles: "be doctor" lacks an article. */
export const ROLE_NOUNS = set(`
  doctor teacher engineer nurse pilot student singer lawyer businessman businesswoman footballer scientist programmer chef
  cook policeman policewoman actor actress farmer driver dentist artist writer designer leader hero soldier fireman
  firefighter accountant architect astronaut athlete baker clerk dancer fisherman housewife journalist librarian manager
  mechanic musician player prefect professor reporter salesman scientist secretary shopkeeper tailor vet veterinarian
  waiter waitress youtuber gamer entrepreneur pharmacist psychologist translator lecturer tutor volunteer vegetarian
  millionaire person
`);

/** Everyday things, singular, that never stand without an article or another determiner. */
export const COUNTABLE_NOUNS = set(`
  activity address airport animal answer apartment apple area baby bag ball banana bank beach bicycle bike bird boat book
  bottle box boy brother building bus cake camera car castle cat chair chance child choice cinema city class club coin
  company computer country course cousin cup customer decision desk dictionary dog door dream dress egg elephant
  event exam example eye factory farm festival film flower friend game garden gift girl goal guitar gym habit hat
  headache hero hobby horse hospital hotel house idea island job journey key kitchen laptop leader lesson library
  machine mall man map market meeting member memory message million mistake monkey month mosque motorcycle mountain
  movie museum neighbour neighbor notebook nurse office opinion opportunity orange park party pen pencil person pet
  phone photo photograph piano picture place plan plane plate playground player pool present president problem product
  programme project question quiz rabbit reason restaurant river road room rule shirt shop shoe sister skill
  smartphone snake solution son song stadium star station stomachache store story street student subject suggestion
  supermarket table tablet talent task taxi teacher team teenager television temple thing ticket tiger tool topic tower
  town toy train tree trip trophy uncle uniform university vegetable vehicle video village waterfall way website week
  wife woman word year zoo
`);

/** Places to which one goes with an article. */
export const ARTICLE_PLACES = set(`
  cinema beach market mall park library zoo supermarket shop restaurant airport temple river doctor dentist gym
  playground office canteen bank waterfall stadium museum clinic island village city toilet station garden field
  cafe kitchen mountain hotel farm stall store pool
`);

export const UNCOUNTABLE_NOUNS = set(`
  advice air baggage bread butter cash cheese clothing coffee confidence cotton courage damage education electricity
  energy english entertainment environment equipment evidence experience fashion food freedom fruit fun furniture
  garbage happiness hair hardware health help history homework honesty housework information internet jewellery junk
  knowledge land laughter literature litter love luck luggage machinery mail meat milk money music nature news noise
  oil paper patience peace permission pollution poverty progress protein research rice rubbish safety salt sand scenery
  shopping slang software spending stress stuff sugar support tea technology time traffic training transport
  transportation travel trash trouble violence water wealth weather wind work worth
`);

/** Abstract or bare nouns that begin a sentence without an article. */
export const BARE_SUBJECTS = set(`
  technology internet pollution exercise education music reading smoking money health social-media english science
  mathematics football badminton fruit food water tourism recycling nature sport teamwork honesty
`);

/** Groups that British English takes as singular or plural. */
export const GROUP_NOUNS = set(`
  family team class government police staff group crowd couple audience public majority school media community company
  data band population number variety committee club pair lot
`);

export const IRREGULAR_PLURALS: ReadonlyMap<string, string> = new Map([
  ['child', 'children'],
  ['man', 'men'],
  ['woman', 'women'],
  ['person', 'people'],
  ['foot', 'feet'],
  ['tooth', 'teeth'],
  ['mouse', 'mice'],
  ['policeman', 'policemen'],
  ['policewoman', 'policewomen'],
  ['businessman', 'businessmen'],
  ['fisherman', 'fishermen'],
  ['wife', 'wives'],
  ['life', 'lives'],
  ['knife', 'knives'],
  ['leaf', 'leaves'],
  ['shelf', 'shelves'],
  ['thief', 'thieves'],
  ['half', 'halves'],
  ['wolf', 'wolves'],
]);

/** Singular although they end in -s. */
export const SINGULAR_IN_S = set(`
  news mathematics maths physics economics politics ethics athletics gymnastics statistics series species bus gas lens
  tennis virus campus process business class glass grass dress mass boss cross loss access success progress stress
  process princess actress waitress address status bonus canvas atlas circus focus cactus octopus christmas analysis
  basis crisis us this his its yes plus always perhaps besides towards overseas sometimes diabetes chess mess kindness
  illness fitness happiness cleanliness sadness weakness sports series means swiss gymnastics
`);
