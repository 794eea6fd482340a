import { randomOf } from './random.ts';

// Templates of messages as two families write them, full of numbers that are not phone numbers: times, dates, trains,
// PIN codes, exam years, marks, heights, prices. Variable parts are in braces.

const ENGLISH = [
  'Namaskar. We are glad that you have accepted. My husband and I look forward to knowing your family.',
  'Could we meet on Sunday the {day} of {month} at {hour}:30 in the afternoon?',
  'We can come to your house on {day}/{monthNumber}/2026 between {hour} and {hour} pm.',
  'Our flat is on the {floor}th floor, tower {tower}, near Ruby crossing, Kolkata 7000{pin}.',
  'Our PIN code is 7000{pin}, the post office is Santoshpur.',
  'She passed Madhyamik in {examYear} with {marks} percent and Higher Secondary two years later.',
  'He scored {marks}.{tenth} per cent in his B.Tech and his CGPA was {cgpa}.',
  'GATE score was {score}, rank {rank} all over India in {examYear}.',
  'We shall take the {train} down Shatabdi and reach Howrah at {hour}.40.',
  'Bus number {bus} from Gariahat comes right up to our lane.',
  'My son is 5 feet {inch} inches and weighs {kilo} kg.',
  'There will be {few} of us: my wife, my elder brother and my sister.',
  'His office hours are {hour} am to {hour} pm, so evenings suit him better.',
  'She has {few} years of experience and joined her present school in {examYear}.',
  'Thank you for the photographs. My mother liked them very much.',
  'We would like the two of them to talk first, before the elders meet.',
  'Our gotra is Shandilya, may we know yours?',
  'He was born on {day} {month} {birthYear} at {hour}:15 in the morning at Burdwan.',
  'Please tell us whether a meeting at the trust’s room would suit you.',
  'My father retired from the railways in {examYear} after {many} years.',
  'We do not believe in dowry of any kind, please be at ease about that.',
  'She would like to go on working after marriage. What does your family think?',
  'Our pandit says that {day} Phalgun is a good day.',
  'The house in Siliguri is {feet} square feet, with a small garden.',
  'He earns about {lakh} lakh a year and lives in a rented flat in Bengaluru.',
  'Are you free after Durga Puja, say around the {day}th?',
  'We eat fish, she does not eat meat on Tuesdays and Saturdays.',
  'It rained so much on Thursday that we could not leave the house.',
  'My elder daughter was married in {examYear} and lives in Pune with her in-laws.',
  'Please do not worry about being late; trains on the main line are never on time.',
  'The function begins at {hour} and dinner is at {hour}.30.',
  'Can we speak on video on Saturday? The trust’s page lets us choose the hour.',
  'I teach class {few} and class {few}, about {many} children in each room.',
  'We live at {house}/{few} Raja S. C. Mullick Road, opposite the state bank.',
  'Her thesis is on the rivers of the delta, chapter {few} is nearly done.',
  'His passport is valid until {day} {month} 20{later}.',
  'Do you celebrate Poila Boishakh at home? We are usually {many} people.',
  'He plays cricket on Sundays; last week he made {many} runs from {many} balls.',
  'The flight from Delhi lands at {hour}:{minute} on the {day}th.',
  'We will bring the horoscope; the chart shows Rohini, second pada.',
  'My brother-in-law had seen you at Kalyani University in {examYear}.',
  'Blood group is B positive, I hope yours is known too.',
  'Rent there is about {rent} a month, we pay half of it.',
  'Our son’s batch was {examYear} to {examYear}, from Jadavpur.',
  'Temperature here is {many} degrees, better to come after {hour}.',
  'I have read your answers twice. We feel that our homes are much alike.',
  'We would rather wait a little and talk once more in {month}.',
  'Sorry for the late answer, my mother was in hospital from the {day}th to the {day}th.',
  'The two may talk to each other now, we think. What do you say?',
  'Platform {few}, coach S{few}, we are on seats {many} and {many}.',
  'Please ask your son if the {day}th at {hour} is possible for him.',
  'He comes home twice a year, in December and for the Pujas.',
  'We have {few} cottahs of land at Bolpur and a house of {few} rooms.',
  'She won a prize in {examYear}, second among {many} from the whole district.',
  'Yes, {few} pm is fine. See you on {month} {day}.',
  'My grandfather came from Barisal in 19{old} with nothing but a trunk.',
  'May we know where your daughter would like to live after the wedding?',
  'We kept {day}.{monthNumber}.2026 free, and also the Sunday after it.',
  'He is in the second year of residency, duty is {many} hours at a stretch.',
  'Section {floor} of the Special Marriage Act asks for {many} days’ notice, we read.',
  'The hall at Lake Town holds {rent} guests, but we want a small wedding.',
  'I am her mother. She herself is shy about writing.',
  'No hurry at all, please talk it over at home.',
  'My phone is old and slow, so I answer in the evenings.',
  'We do not use WhatsApp much; writing here is easier for us.',
  'His ring size, her saree, all that can wait!',
  'Class X in {examYear}, class XII in {examYear}, M.A. in {examYear}.',
  'It is a walk of {many} minutes from Dum Dum metro, gate {few}.',
  'I will tell my husband when he is back at {hour}.',
  'Both of them like books. That is a good beginning.',
];

const BENGALI = [
  'নমস্কার। আপনারা রাজি হয়েছেন জেনে খুব ভালো লাগল।',
  'আগামী {day} তারিখ, রবিবার, বিকেল {hour}টায় আমরা আসতে পারি।',
  'ছেলের জন্ম {birthYear} সালের {day} তারিখে, ভোর {hour}টা {minute} মিনিটে।',
  'আমাদের পিন কোড 7000{pin}, সন্তোষপুর পোস্ট অফিস।',
  'মাধ্যমিক {examYear} সালে, {marks} শতাংশ নম্বর পেয়েছিল।',
  'উচ্চতা ৫ ফুট {inch} ইঞ্চি, ওজন {kilo} কেজি।',
  'আমরা {few} জন আসব: আমি, আমার স্ত্রী আর মেয়ে।',
  'আমাদের গোত্র শাণ্ডিল্য, আপনাদের গোত্র কী?',
  'পণে আমরা বিশ্বাস করি না, এ নিয়ে একদম ভাববেন না।',
  'মেয়ে বিয়ের পরেও চাকরি করতে চায়। আপনাদের কী মত?',
  'পুজোর পরে, ধরুন {day} কার্তিক, আপনাদের সময় হবে?',
  'ওর অফিস সকাল {hour}টা থেকে রাত {hour}টা পর্যন্ত।',
  'বাবা {examYear} সালে রেল থেকে অবসর নিয়েছেন, {many} বছর চাকরি করে।',
  'আমাদের বাড়ি {house} নম্বর রাজা এস সি মল্লিক রোডে, ব্যাঙ্কের উল্টো দিকে।',
  '{bus} নম্বর বাসে গড়িয়াহাট থেকে আমাদের গলির মুখে নামা যায়।',
  'ট্রেন হাওড়ায় পৌঁছয় {hour}টা {minute}-এ, {few} নম্বর প্ল্যাটফর্মে।',
  'ছবিগুলো পেয়ে মা খুব খুশি হয়েছেন।',
  'আগে ওরা দুজনে কথা বলুক, তারপর বড়রা বসব।',
  'আমরা মাছ খাই, মেয়ে মঙ্গলবার আর শনিবার নিরামিষ খায়।',
  'পঞ্জিকা বলছে {day} ফাল্গুন ভালো দিন।',
  'ছেলে বছরে {few} লাখ টাকা মাইনে পায়, বেঙ্গালুরুতে ভাড়া বাড়িতে থাকে।',
  'বড় মেয়ের বিয়ে হয়েছে {examYear} সালে, এখন পুনেতে থাকে।',
  'দেরি হলে কোনো অসুবিধা নেই, আমরা বাড়িতেই থাকব।',
  'ঠাকুরদা ১৯{old} সালে বরিশাল থেকে এসেছিলেন।',
  'ওর স্কুলে {many} জন ছাত্রছাত্রী, ক্লাস {few} পর্যন্ত।',
  'আপনাদের উত্তর পড়লাম। মনে হল আমাদের দুই বাড়ির অনেক মিল।',
  'মায়ের শরীর ভালো ছিল না, তাই উত্তর দিতে দেরি হল।',
  'একটু ভেবে {month} মাসে আবার কথা বলি?',
  'পয়লা বৈশাখে আমাদের বাড়িতে {many} জন খেতে আসেন।',
  'আমি ওর মা। ও নিজে লিখতে একটু লজ্জা পায়।',
  'মেট্রো থেকে হেঁটে {few} মিনিট, {few} নম্বর গেট দিয়ে বেরোবেন।',
  'শিলিগুড়ির বাড়িটা {feet} স্কোয়ার ফুট, সামনে একটু বাগান আছে।',
  'ঠিক আছে, {day} তারিখ {hour}টায় দেখা হবে।',
  'ও রবিবার ক্রিকেট খেলে, গত সপ্তাহে {many} রান করেছে।',
  'বিয়ের পরে কোথায় থাকবে, সেটা ওরা দুজনেই ঠিক করুক।',
  'কুষ্ঠি নিয়ে আসব, রোহিণী নক্ষত্র, দ্বিতীয় চরণ।',
  'তাড়া নেই, বাড়িতে সবার সঙ্গে কথা বলে জানাবেন।',
  'আমার ফোনটা পুরোনো, সন্ধ্যাবেলা উত্তর দিই।',
  'দুজনেই বই পড়তে ভালোবাসে, এটাই ভালো শুরু।',
  'বোলপুরে {few} কাঠা জমি আর {few} ঘরের বাড়ি আছে।',
  'এম এ পাশ করেছে {examYear} সালে, {marks} শতাংশ পেয়ে।',
  'ডাক্তারি পড়ার দ্বিতীয় বছর, ডিউটি টানা {many} ঘণ্টা।',
  'ছোট করে বিয়ে হোক, শ {few} লোক ডাকলেই হবে।',
  'কাল এত বৃষ্টি, বেরোতেই পারলাম না।',
];

const LATIN_BENGALI = [
  'Namaskar, apnader chithi peye khub bhalo laglo.',
  'Robibar {day} tarikh bikel {hour} tay asbo, {few} jon.',
  'Chele {examYear} te B.Tech pash koreche, {marks} percent.',
  'Meye school e poray, class {few} theke {few}.',
  'Height 5 foot {inch}, weight {kilo} kg.',
  'Amader bari {house} Raja S C Mullick Road, pin 7000{pin}.',
  'Pujor pore kotha bolbo, taray nei.',
  'Baba {examYear} e retire korechen, {many} bochor chakri kore.',
  'Train {hour}.{minute} e Howrah pouchhobe.',
  'Aage ora dujon kotha boluk, tarpor amra bosbo.',
  'Mach khai, mangsho khub kom.',
  'Gotra Kashyap, apnader ki?',
];

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'July', 'August', 'November', 'December'];
const BENGALI_DIGITS = [...'০১২৩৪৫৬৭৮৯'];

/** The lowest and the highest number of each variable part. */
const RANGES: Record<string, readonly [number, number]> = {
  day: [1, 28],
  monthNumber: [1, 12],
  hour: [1, 11],
  minute: [10, 55],
  floor: [4, 19],
  tower: [1, 9],
  pin: [10, 99],
  examYear: [1998, 2024],
  birthYear: [1985, 2002],
  marks: [51, 94],
  tenth: [1, 9],
  cgpa: [6, 9],
  score: [412, 890],
  rank: [101, 4999],
  train: [12301, 22999],
  bus: [12, 240],
  inch: [1, 11],
  kilo: [48, 84],
  few: [2, 9],
  many: [12, 48],
  lakh: [4, 30],
  feet: [640, 2400],
  house: [3, 240],
  rent: [120, 950],
  later: [28, 35],
  old: [46, 64],
};

/** Returns a random number of a range, in digits. */
const between = (random: () => number, [least, most]: readonly [number, number]) =>
  String(least + Math.floor(random() * (most - least + 1)));

/** Fills the variable parts of a template; a Bengali one gets Bengali digits. */
function fill(template: string, random: () => number): string {
  const isBengali = /[\u0980-\u09ff]/.test(template);
  return template.replace(/\{(\w+)\}/g, (_, slot: string) => {
    if (slot === 'month') return isBengali ? 'ফাল্গুন' : (MONTHS[Math.floor(random() * MONTHS.length)] ?? '');
    const number = between(random, RANGES[slot] ?? [1, 9]);
    if (!isBengali) return number;
    return number.replace(/\d/g, (digit) => BENGALI_DIGITS[Number(digit)] ?? digit);
  });
}

/** Returns messages from all templates in turn, with random numbers. Every second message joins two templates. */
export function honestMessages(seed: number, count: number): string[] {
  const random = randomOf(seed);
  const templates = [...ENGLISH, ...BENGALI, ...LATIN_BENGALI];
  return Array.from({ length: count }, (_, index) => {
    const template = templates[index % templates.length] ?? '';
    const other = templates[Math.floor(random() * templates.length)] ?? '';
    return index % 2 === 1 ? `${fill(template, random)}\n${fill(other, random)}` : fill(template, random);
  });
}
