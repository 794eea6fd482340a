import { fold } from '#matching/family/fold.ts';

/**
 * Spellings of one name, in either script, that neither the lists of names nor the comparison by sound treats as equal.
 * These are English and Arabic names with silent letters, names too short to compare by sound, and surnames from
 * outside Bengal.
 */
const nameLines = [
  'Daw, Dawn, Dan, Dnaw, দাঁ',
  'Oraon, Oram, ওরাওঁ, ওঁরাও',
  'Bhunia, Bhuniya, Bhuinya, Bhunya, ভুঁইয়া, ভূঁইয়া, ভুঁইঞা, ভুঞ্যা, ভূঞ্যা, ভুঁইঞ্যা',
  'Sadhukhan, Sadhukha, Shadhukhan, সাধুখাঁ, সাধুখান',
  'Kole, Koley, Kolay, কোলে',
  'Barua, Baruah, Borua, Barooah, বড়ুয়া, বরুয়া',
  "D'Souza, D'Sousa, Desouza, Dsouza, ডিসুজা, ডিসৌজা",
  "D'Cruz, D'Cruze, Dcruz, ডিক্রুজ, ডিক্রুশ",
  'Rodrigues, Rodriguez, Rodricks, রড্রিগস, রডরিগস, রড্রিগজ, রড্রিগেজ, রদ্রিগেস',
  'Jaiswal, Jayswal, Jaysawal, Jaisawal, জয়সওয়াল, জয়সোয়াল, জৈসওয়াল',
  'Verma, Varma, ভার্মা, বর্মা',
  'Pandey, Pande, Panday, পাণ্ডে, পান্ডে',
  'Dubey, Dube, দুবে',
  'Choubey, Chaubey, চৌবে',
  'Shaw, Sahu, Sau, সাউ, সাহু, শ, শাউ',
  'Lovely, লাভলি, লাভলী',
  'Lucky, লাকি, লাকী',
  'Sweety, Sweetie, সুইটি, সুইটী',
  'Beauty, বিউটি, বিউটী',
  'Jewel, Juel, জুয়েল',
  'June, Jun, জুন',
  'Shyly, Shelly, Shelley, শেলি, শেলী',
  'Rosy, Rosie, রোজি, রোজী',
  'Rose, রোজ',
  'Honey, হানি, হানী',
  'Baby, বেবি, বেবী',
  'Daisy, ডেইজি, ডেজি, ডেইজী, ডেজী',
  'Nancy, ন্যান্সি, ন্যান্সী',
  'Sunny, সানি, সানী',
  'Bunty, বান্টি',
  'Pretty, প্রীটি, প্রিটি',
  'Xavier, জেভিয়ার',
  'Catherine, Katherine, ক্যাথরিন, ক্যাথেরিন, ক্যাথারিন',
  'George, জর্জ',
  'Angela, Anjela, অ্যাঞ্জেলা, এঞ্জেলা',
  'Emmanuel, Emanuel, Immanuel, ইমানুয়েল, ইম্মানুয়েল, এমানুয়েল',
  'Andrew, অ্যান্ড্রু, এন্ড্রু',
  'Matthew, Mathew, ম্যাথু, মথি',
  'Luke, লুক, লূক',
  'Simon, সাইমন, শিমোন',
  'Robert, রবার্ট',
  'Charles, চার্লস',
  'William, উইলিয়াম, উইলিয়ম',
  'Edward, এডওয়ার্ড',
  'Albert, অ্যালবার্ট, আলবার্ট',
  'Alice, অ্যালিস, এলিস',
  'Caroline, ক্যারোলিন, ক্যারোলাইন',
  'Christopher, ক্রিস্টোফার',
  'Christina, ক্রিস্টিনা, খ্রিস্টিনা',
  'Isaac, আইজ্যাক, আইজাক, ইসহাক',
  'Jacob, জেকব, জ্যাকব, যাকোব',
  'Joyce, জয়েস',
  'Lawrence, Laurence, লরেন্স',
  'Nicholas, Nicolas, নিকোলাস',
  'Pauline, পলিন',
  'Sarah, Sara, সারা, সারাহ',
  'Theresa, Teresa, টেরেসা, তেরেসা, থেরেসা',
  'Vincent, ভিনসেন্ট',
  'Saswata, Shashwata, Saswato, Shaswata, Shashwato, শাশ্বত',
  'Ghulam, Gulam, Golam, Gholam, গোলাম',
  'Eshita, Ishita, ঈশিতা, ইশিতা',
  'Nilotpal, Nilutpal, Neelotpal, নীলোৎপল',
  'Esmail, Ismail, Ismile, ইসমাইল, ইসমাঈল, এসমাইল',
  'Ayub, Aiyub, Aiub, Ayoub, আইয়ুব, আইউব, আয়ুব',
  'Rizwana, Rezwana, Rijwana, রিজওয়ানা, রেজওয়ানা, রেজোয়ানা',
  'Rizwan, Rezwan, Rijwan, রিজওয়ান, রেজওয়ান, রেজোয়ান',
  'Taiyeba, Tayeba, Taiyaba, Tayyaba, তৈয়বা, তায়েবা, তাইয়্যেবা, তাইয়েবা',
  'Mehedi, Mahadi, Mehdi, Mahdi, মেহেদি, মেহেদী, মাহাদি, মাহাদী, মাহদি, মাহদী',
  'Muslim, Moslem, মুসলিম, মোসলেম',
  'Moslema, Muslima, মোসলেমা, মুসলিমা',
  'Siddiqua, Siddika, Siddiqa, Siddiqui, Siddiki, সিদ্দিকা, সিদ্দিকি, সিদ্দিকী',
].map((line) => line.split(', ').map((name) => fold(name).replaceAll(' ', '')));

/** The numbers of the lines of `nameLines` that contain each spelling, by the folded spelling without spaces. */
const linesOfSpelling = new Map<string, number[]>();
for (const [line, spellings] of nameLines.entries())
  for (const spelling of spellings) linesOfSpelling.set(spelling, [...(linesOfSpelling.get(spelling) ?? []), line]);

/** Whether this list treats two folded words as spellings of one name. */
export const areAlsoWritten = (one: string, two: string): boolean =>
  linesOfSpelling.get(one)?.some((line) => linesOfSpelling.get(two)?.includes(line)) ?? false;
