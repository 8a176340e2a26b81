const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** People, singular: sure subjects, and roles that want an article. */
export const PERSON_NOUNS = set(`
  actor actress artist athlete aunt auntie aunty baby boss boy brother captain celebrity chef child classmate
  cleaner coach colleague counsellor cousin customer dad daddy daughter doctor driver employee employer engineer
  farmer father footballer friend girl granddaughter grandfather grandma grandmother grandpa grandson guest guy
  hawker headmaster housewife husband idol kid lady lawyer leader lecturer maid man manager mechanic mom monitor
  mother mum mummy neighbor neighbour nephew niece nurse officer owner parent partner passenger person pilot
  player policeman prefect president principal pupil roommate scientist secretary seller sibling singer sister
  soldier son stepmother stranger student supervisor teacher teammate teenager tourist trainer traveller tutor
  twin uncle visitor volunteer waiter wife winner woman worker writer barber boyfriend foreigner girlfriend
  grandchild grandparent granny housemate junior postman schoolmate senior stepfather toddler tourist villager youngster
`);

/** Jobs and roles: "be doctor" lacks an article. */
export const ROLE_NOUNS = set(`
  accountant actor actress animator architect artist astronaut athlete babysitter baker blogger businessman
  businesswoman captain cartoonist cashier caterer celebrity chef clerk coach cook counsellor cyclist dancer
  dentist designer developer doctor driver electrician engineer entrepreneur farmer fashion-designer firefighter
  fireman fisherman footballer gamer guitarist gymnast hairdresser hawker hero housewife influencer journalist
  judge lawyer leader lecturer librarian lifeguard magician manager mechanic millionaire model monitor musician
  nurse officer person pharmacist photographer pianist pilot player plumber policeman policewoman prefect
  professor programmer psychologist receptionist reporter researcher runner salesman salesperson scientist
  secretary seller shopkeeper singer soldier student supervisor surgeon swimmer tailor teacher technician trader
  translator tutor vegetarian vet veterinarian vlogger volunteer waiter waitress writer youtuber
`);

/** Everyday things, singular, that never stand without an article or another determiner. */
export const COUNTABLE_NOUNS = set(`
  accident achievement activity address advantage adventure advertisement airport album ambition animal answer
  apartment apple area argument article attitude baby bag bakery ball balloon banana bank bargain beach bear
  bedroom bench benefit bicycle bike bird blanket blouse boat book bottle box boy bridge broom brother bucket
  building bus butterfly button cake calendar camera campaign candle cap car career carpet cartoon castle cat
  celebrity center centre ceremony certificate chair challenge champion chance character child choice cinema city
  class classroom cloud club clue coat cockroach coin collection comic company competition computer concert
  conversation cookie corner counter country course cousin cow crab cup customer cyclist daughter deadline debate
  decision dentist department desk destination device diary dictionary difference disadvantage disease dish dog
  doll dolphin donation door drawing dream dress drum duck earring egg election elephant email employee enemy
  engine episode essay event exam example exhibition expert eye facility factory farm feature fence ferry festival
  fever film finger flag flat flower forest fork fox fridge friend frog gadget gallery game garden gate ghost gift
  giraffe girl goal group guest guitar gym habit hall hamster handbag handphone hat hawker headache helmet hero
  hill hobby hole homestay horse hospital hostel hotel house hut idea idol illness insect instrument interview
  invitation island jacket jar job joke journey jungle key keychain kitchen kitten knife lab laboratory lake lamp
  language laptop law lawyer leader leaf lecture lesson letter library lion list lizard location lorry machine
  magazine mall man map market match meal medal meeting member memory message method microphone million mirror
  mistake model monkey month mosque mosquito motorbike motorcycle mountain mouse movie mug museum nation neighbor
  neighbour nest newspaper nightmare notebook novel nurse obstacle office opinion opportunity orange orphanage
  outfit oven owl palace parcel park party passenger passport path pen pencil person pet phone photo photograph
  piano picture pillow place plan plane planet plate player playground playlist poem pond pool poster pot present
  president prize problem product programme project puppy purse queen question quiz rabbit race racket reason
  recipe refrigerator relative resort restaurant river road robot role roof room rope route rule sandwich scarf
  schedule scholarship scientist seat secret sentence shark shelf ship shirt shoe shop shopkeeper sister skill
  skirt slipper smartphone snake sofa soldier solution son song souvenir speech spider spoon squirrel stadium
  stall star station statue stomachache store story stranger street student subject suggestion suitcase
  supermarket survey sweater symbol system table tablet tail talent task taxi teacher team teenager telephone
  television temple tent test textbook theatre theme thing ticket tiger timetable title tool toothbrush topic
  towel tower town toy tradition train trainer traveller tree trip trophy truck tunnel turtle umbrella uncle
  uniform university van vase vegetable vehicle victim video village violin visitor volunteer wallet waterfall way
  website wedding week wheel banner bandage bracelet brochure charger costume coupon cupboard curtain cushion drone
  earphone firework headphone jersey kettle kite lantern leaflet loan marble mattress medal microwave necklace parcel
  arm body condominium eye face future heart job knee leg mind nose personality relationship reputation smile view
  voice parrot pension printer puzzle receipt salary saucepan scooter sculpture speaker thermometer ukulele voucher wardrobe wife window woman word workshop writer year zebra zoo
`);

/** Places to which one goes with an article. */
export const ARTICLE_PLACES = set(`
  airport aquarium bakery bank beach bookshop bookstore bridge cafe canteen center centre cinema city classroom
  clinic competition concert countryside court dentist doctor farm field forest garden gym hall homestay hostel
  hotel apartment bungalow condominium flat island jungle kitchen lab laboratory lake library mall market mountain museum office orphanage park party
  playground pool resort restaurant river salon seaside shop stadium stall station store supermarket temple
  theatre toilet village waterfall wedding workshop zoo
`);

export const UNCOUNTABLE_NOUNS = set(`
  advice air awareness baggage behaviour blood bravery bread butter cash chaos cheese childhood cleanliness
  clothing coffee confidence cooking cotton courage crime culture damage data democracy dignity dirt dust
  education electricity energy english entertainment environment equipment evidence experience faith fashion food
  freedom fruit fun furniture garbage gold grass gratitude growth hair happiness hardware health help history
  homework honesty housework hunger ice independence information innovation integrity internet jewellery junk
  justice kindness knowledge land laughter literature litter love loyalty luck luggage machinery mail meat milk
  money motivation mud music nature news noise oil oxygen paper patience peace permission pollution poverty pride
  privacy progress protein racism rain research respect rice rubbish safety salt sand scenery shopping silence
  silver skin slang sleep smoke snow software soil spending strength stress stuff success sugar sunshine support
  talent-show tea technology time tradition-al traffic training transport transportation trash travel trouble
  trust unity violence water wealth weather wildlife wind wisdom wood work worth youth
`);

/** Abstract or bare nouns that begin a sentence without an article. */
export const BARE_SUBJECTS = set(`
  technology internet pollution exercise education music reading smoking money health social-media english science
  mathematics football badminton fruit food water tourism recycling nature sport teamwork honesty
`);

/** Groups that British English takes as singular or plural. */
export const GROUP_NOUNS = set(`
  family team class government police staff group crowd couple audience public majority media community
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
  illness fitness happiness cleanliness sadness weakness series means swiss gymnastics
`);
