// Words around a name that are not part of it, and middle names too common to distinguish two men. Spellings are folded
// like the names (see fold.ts), without dots and visarga: ডাঃ is written ডা here.

/** Titles with one meaning share a line, in either script. A title with two meanings is in both lines. */
export const titleGroups = [
  'Sri Shri Shree Sree Sh Sj Srijukta Srijukto Sriman Mr Babu Master Mx Janab শ্রী শ্রীযুক্ত শ্রীমান মি জনাব',
  'Smt Srimati Shrimati Sreemati Sreemoti Srimoti Srijukta Mrs Ms Mx শ্রীমতী শ্রীমতি শ্রীযুক্তা মিসেস',
  'Smt Srimati Shrimati Sreemati Sreemoti Srimoti Miss Ms Kumari Km শ্রীমতী শ্রীমতি কুমারী মিস',
  'Md Mohd Mohammad Mohammed Muhammad Muhammed Mohamed Mohamad Mohammod Mahammad মহ মো মু মোহাম্মদ মহম্মদ মুহম্মদ মুহাম্মদ মোহম্মদ মোহাম্মাদ',
  'Mst Mosammat Musammat Mosammot Mosa মোসাম্মৎ মোছাম্মৎ মোসা মোছা মোসাম্মত মোছাম্মত',
  'Haji Alhaj Hazi হাজী হাজি আলহাজ',
  'Hazrat',
  'Pandit Pt পণ্ডিত',
  'Dr Doctor ডা ড ডাক্তার ডক্টর',
  'Prof Professor Adhyapak প্রফেসর অধ্যাপক অধ্যাপিকা',
  'Adv Advocate অ্যাডভোকেট',
  'Er Engr Engineer ইঞ্জিনিয়ার',
  'Col Colonel',
  'Capt Captain',
  'Maj',
  'Justice',
  'Rev',
];

/** All titles of `titleGroups`, separated by spaces. */
export const titles = titleGroups.join(' ');

/** Words before or after a name that say that the person is dead. */
export const deceasedTitles =
  'Late Lt Swargiya Swargyia Swargata Sworgio Iswar Ishwar Prayata Marhum Marhoom ঈশ্বর স্বর্গীয় স্বর্গীয়া স্বর্গত প্রয়াত প্রয়াতা মৃত মরহুম মরহুমা স্ব লেট ' +
  'Swargiyo Swargio Sworgiyo Swargyo Sargiya Prayato Proyato Marhuma স্বর্গতা স্বর্গীয়া';

/** Words of respect after a name. */
export const suffixes = 'babu mahashay moshai saheb da বাবু মহাশয় সাহেব mahasay moshay mahashoy sahib sahab দা মশাই';

/**
 * Titles that are also given names. They are kept when a common middle name follows directly (Ishwar Chandra), or at
 * most one word follows.
 */
export const titlesAlsoNames = 'Iswar Ishwar Babu Pandit ঈশ্বর পণ্ডিত';

/** Variants of one prefix, treated as the name when there is no other (Md Ali = Mohammad Ali). */
export const mohammads =
  'Md Mohd Mohammad Mohammed Muhammad Muhammed Mohamed Mohamad Mohammod Mahammad মো মু মহ মোহাম্মদ মহম্মদ মুহম্মদ মুহাম্মদ মোহম্মদ মোহাম্মাদ';

/** Family names that may also precede a name: Sk. Rafikul, Syed Ali, Begum Rokeya. Hidden from strangers. */
export const familyNamesBefore = 'Sk Sheikh Shaikh Shekh Seikh Begum Khatun Syed Saiyad Sayed শেখ সেখ সৈয়দ বেগম খাতুন';

/** Endings of Muslim women's names: Fatema Begum, Rahima Khatun. */
export const womensEndings = 'Begum Khatun Bibi Khanam Bewa Banu বেগম খাতুন বিবি খানম বেওয়া বানু';

/** Endings of Muslim men's names that are not used alone as a name. */
export const lastNames =
  'Ali Islam Hossain Hussain Ahmed Ahmad Rahman Haque Hoque Uddin Miah Miya Alam Khan Sheikh Sk Molla Mollah Mondal আলি আলী ইসলাম হোসেন আহমেদ রহমান হক উদ্দিন মিয়া আলম খান শেখ মোল্লা মণ্ডল';

/** Degrees and offices after a name. */
export const lettersAfter =
  'mbbs md ms mch dnb bds ba bsc bcom ma msc mcom be btech mtech mba bba bca mca bed phd llb llm ca cs ias ips wbcs jr sr babu';

/** Canonical surnames that Muslim families also bear. */
export const surnamesAfterSheikh =
  'Sheikh Rahman Hossain Ahmed Haque Khan Molla Begum Khatun Mallick Mandal Sarkar Biswas Sardar Haldar Bhuiyan Shah Talukdar';

/** Common middle names; each may also be joined to the name before it (Rabindranath, Haripada). */
export const middleNames =
  'Kumar Chandra Chander Nath Kanta Kanti Mohan Lal Ranjan Kishore Kishor Prasad Charan Bhushan Bhusan Gopal Pada Pado Sundar Narayan Krishna Hari Das Bikash Kali কুমার চন্দ্র নাথ মোহন লাল রঞ্জন কিশোর প্রসাদ চরণ ভূষণ নারায়ণ';

/** Common middle names of women. They are never joined to the name before them, and are no evidence. */
export const womensMiddleNames = 'Rani Bala Lata Moyee Prabha Devi Dasi Sundari Bibi Khatun Begum';

/** Abbreviations and their possible meanings: Ch is Chandra or Charan, so it matches both. */
export const abbreviations: ReadonlyMap<string, readonly string[]> = new Map([
  ['kr', ['Kumar']],
  ['kmr', ['Kumar']],
  ['ch', ['Chandra', 'Charan']],
  ['chr', ['Charan', 'Chandra']],
  ['pd', ['Prasad']],
  ['pr', ['Prasad']],
  ['nth', ['Nath']],
  ['bh', ['Bhushan']],
  ['কু', ['Kumar']],
  ['চ', ['Chandra', 'Charan']],
]);
