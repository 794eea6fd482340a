import { expect, test } from 'vitest';
import { answersIn } from '#contract/catalogue.ts';
import { CHANNELS } from '#contract/notice-kinds.ts';
import { IDENTITY_PAPERS } from '#contract/staff/identity.ts';
import { SEEN_SECTIONS } from '#contract/views.ts';
import { contentLanguages, loadContentSeeds } from '#database/content-seeds.ts';
import { startTestApp } from '#server/testing/app.ts';
import { makeShownMember } from '#server/testing/meeting.ts';
import { readZip } from '#server/testing/read-zip.ts';
import { LEFT_OUT_TABLES } from './my-data.queries.ts';

const app = await startTestApp();
const { contents } = loadContentSeeds();
const textOf = (key: string, lang: string) => contents.find((one) => one.key === key && one.lang === lang)?.html ?? '';

/** The texts of the notice in each language, and the stored data that they describe. */
const SAID: readonly { en: string; bn: string; of: readonly string[] }[] = [
  {
    en: 'name, phone, e-mail if you give one',
    bn: 'নাম, ফোন, দিতে চাইলে ই-মেল',
    of: [
      'basic information',
      'account',
      'account_profiles',
      'invitations',
      'holder_removals',
      'guardian_phones_of_before',
      'candidate_choices',
      'password_resets',
    ],
  },
  {
    en: 'address and districts; date, time and place of birth',
    bn: 'ঠিকানা ও জেলা; জন্মের তারিখ, সময় ও স্থান',
    of: [
      'address',
      'personal information',
      'about the profile',
      'written, and not read by others yet',
      'entered from paper',
      'paper_drafts',
      'register_rows',
      'name_sounds',
      'unread_names',
      'answer_changes',
      'judged_changes',
      'matching_changes',
      'candidate_prices',
      'what stands on the biodata',
    ],
  },
  { en: 'photos', bn: 'ছবি', of: ['sent_files', 'file_presses'] },
  {
    en: 'names, occupations, castes and gotras of parents',
    bn: 'তাঁদের বাবাদের নাম, পেশা, জাতি, গোত্র',
    of: ['family', 'guardian’s phone confirmed'],
  },
  {
    en: 'the result of a thalassaemia test',
    bn: 'থ্যালাসেমিয়া পরীক্ষার ফল',
    of: ['health details', 'haemoglobin result', 'pair checks'],
  },
  {
    en: 'one fact that the bride or groom shares with the other alone, if they wish: it is sealed, for thirty days at most',
    bn: 'পাত্র বা পাত্রী চাইলে শুধু অন্যজনকে যে একটি কথা জানান: তালাবন্ধ থাকে, বড়জোর তিরিশ দিন',
    of: ['sealed words'],
  },
  {
    en: 'what you write about a disability of your own, if you wish and after a separate consent: it is kept under lock and read only by those you choose',
    bn: 'চাইলে আলাদা সম্মতি দিয়ে নিজের প্রতিবন্ধকতার যে কথা জানান: তালাবন্ধ থাকে, যাঁদের বেছে নেন তাঁরাই পড়েন',
    of: ['told of a disability'],
  },
  {
    en: 'what you say openly: that caste or religion is no bar, that a partner with a disability is welcome',
    bn: 'খোলাখুলি যা জানান: জাত বা ধর্ম নিয়ে বাধা নেই, প্রতিবন্ধকতা আছে এমন জীবনসঙ্গীকে স্বাগত',
    of: ['said openly'],
  },
  {
    en: 'wishes, saved searches, shortlist and its notes, interests and their notes, to whom we introduced you in a week and what you answered, whether the trust looks for a match for you and who there does so, its proposals with your answers, families you are in touch with',
    bn: 'কেমন সম্বন্ধ চান, সেভ করা খোঁজ, পছন্দের তালিকা আর তার পাশের কথা, আগ্রহ আর সঙ্গের চিঠি, কোন সপ্তাহে কোন পরিবারের কথা জানিয়েছি আর আপনারা কী উত্তর দিয়েছেন, ট্রাস্ট আপনাদের জন্য খোঁজে কি না, কে খোঁজেন, ট্রাস্টের আনা সম্বন্ধ আর আপনাদের উত্তর, যাঁদের সঙ্গে আলাপ হয়েছে',
    of: [
      'what we hope for',
      'searches kept',
      'shortlist',
      'introductions sent',
      'introductions of the week',
      'introduced in turn',
      'proposals of the trust',
      'who of the trust looked for a match',
      'given_families',
      'matchmaker_kin',
      'acquaintances ended',
      'ended_acquaintances',
      'undecided_acquaintances',
      'departures_to_tell',
      'interest_days',
      'answer_rates',
      'full_inboxes',
      'first_steps_told',
      'interests set apart by three wishes',
    ],
  },
  {
    en: 'to which melan we invited you, what you answered, whether you came, what was noted there and whose number you wrote',
    bn: 'কোন মিলন অনুষ্ঠানে ডেকেছি, কী উত্তর দিয়েছেন, এসেছেন কি না, সেখানে কী লিখে রাখা হয়েছে আর কার নম্বর লিখেছেন',
    of: ['melans of the trust', 'melan_entries'],
  },
  {
    en: 'what the bride and the groom answer to the twelve questions, what the pandit said, the days that you write down',
    bn: 'বারোটি প্রশ্নের উত্তরে পাত্র ও পাত্রী যা লেখেন, পণ্ডিতমশাই কী বললেন, আর যে দিনগুলি লিখে রাখেন',
    of: ['answers to the twelve questions', 'what the pandit said', 'days written down'],
  },
  {
    en: 'what you and they answer on the page “Two families”',
    bn: '‘দুই পরিবার’ পাতায় দুই পক্ষের উত্তর',
    of: ['steps of two families'],
  },
  {
    en: 'whether you have decided on the match or are married (the trust counts months and districts, without names)',
    bn: 'পাকা কথা বা বিয়ে হয়েছে কি না (ট্রাস্ট শুধু মাস আর জেলা গোনে, নাম নয়)',
    of: ['decided and married'],
  },
  {
    en: 'the day of the wedding and the papers that you tick',
    bn: 'বিয়ের দিন আর যে কাগজে টিক দেন',
    of: ['day of the wedding and papers'],
  },
  {
    en: 'a story, which is shown only if both of you agree',
    bn: 'আপনাদের গল্প, যা দুজনেই রাজি হলে তবেই দেখানো হয়',
    of: ['story of the wedding'],
  },
  {
    en: 'letters after the wedding, and your answer, which the women’s desk alone reads',
    bn: 'বিয়ের পরের চিঠি, আর আপনার উত্তর, যা শুধু আমাদের মহিলা সহায়করা পড়েন',
    of: ['together_letters', 'together_letter_answers'],
  },
  {
    en: 'the letters you write there (kept under lock)',
    bn: 'সেখানে লেখা চিঠি (তালাবন্ধ করে রাখা)',
    of: ['letters to other families'],
  },
  {
    en: 'whom you hide, block or report, and phone numbers that you block',
    bn: 'যাঁদের সরিয়ে রেখেছেন, যাঁদের সঙ্গে যোগাযোগ বন্ধ করেছেন বা যাঁদের নিয়ে অভিযোগ জানিয়েছেন, যে ফোন নম্বর আটকে দিয়েছেন',
    of: [
      'hidden members',
      'blocked members',
      'reports made',
      'blocked phones',
      'blocked_phone_matches',
      'former_phones',
      'changed_phones',
    ],
  },
  {
    en: 'which ways you allow, the notices that we sent',
    bn: 'কোন উপায়ে রাজি, কী খবর পাঠানো হয়েছে',
    of: ['ways of being told', 'notices', 'rules_told'],
  },
  {
    en: 'when you may be called, the times and the place of a meeting',
    bn: 'কখন ফোন করলে সুবিধে, কবে আর কোথায় দেখা',
    of: ['when to call us', 'meetings of two families'],
  },
  { en: 'Links to your biodata', bn: 'বায়োডাটার লিঙ্ক', of: ['links to the card'] },
  {
    en: 'whose profiles were printed for you, what you ticked on the page that you brought back, and which copies of the booklet you appear in, if you agreed to that',
    bn: 'আপনাদের জন্য কাদের কথা ছাপা হয়েছে, ফেরত দেওয়া পাতায় কোথায় টিক দিয়েছেন, আর রাজি হয়ে থাকলে পত্রিকার কোন কোন কপিতে আপনার কথা আছে',
    of: ['sheets of cards printed', 'copies of the booklet'],
  },
  { en: 'Whom you name', bn: 'যাঁকে মনোনীত করেছেন', of: ['who may act for us'] },
  { en: 'What the trust has checked', bn: 'ট্রাস্ট যা যাচাই করেছে', of: ['badges', 'papers seen'] },
  {
    en: 'with whom of you our office has spoken, on which number and what was said',
    bn: 'অফিস আপনাদের কার সঙ্গে কোন নম্বরে কী কথা বলেছে',
    of: ['spoken_calls'],
  },
  {
    en: 'who has said that the profile is their own',
    bn: 'কে জানিয়েছেন যে প্রোফাইলটি তাঁর নিজের',
    of: ['whose_claims'],
  },
  {
    en: 'what you tell our office about a family once both families have accepted',
    bn: 'যে পরিবারের সঙ্গে আলাপ হয়েছে, তাঁদের নিয়ে অফিসকে কী জানিয়েছেন',
    of: ['desk_hints', 'together_quiet'],
  },
  {
    en: 'which accounts log in from one browser',
    bn: 'এক ব্রাউজার থেকে কোন কোন অ্যাকাউন্টে ঢোকা হয়েছে',
    of: [
      'sessions',
      'keeping_warnings',
      'known_browsers',
      'verifications',
      'contact_changes',
      'who did what',
      'openings through the Power Link',
    ],
  },
  {
    en: 'who opened which profile or phone number on which day, what the office opened and why',
    bn: 'কে কোন দিন কার প্রোফাইল বা ফোন নম্বর দেখেছেন, অফিস কী খুলেছে আর কেন',
    of: [
      'previews',
      'members who opened the profile',
      'contact details opened',
      'when the office looked',
      'breach_people',
    ],
  },
  {
    en: 'to approve a profile or to look into a report',
    bn: 'প্রোফাইল দেখে নিতে বা অভিযোগ খতিয়ে দেখতে',
    of: [
      'decided by the office',
      'approvals',
      'approval_decisions',
      'suspensions',
      'rests',
      'notes of the office',
      'calls of the office',
      'what the office has to do',
      'filed near',
      'vetoes',
      'forced_refusals',
      'forced_returns',
      'deletion_letters',
      'office_requests',
    ],
  },
  {
    en: 'once you choose to be shown',
    bn: 'আপনি প্রোফাইল দেখাতে রাজি হলে',
    of: [
      'shown to members',
      'asked to be shown, not seen yet',
      'shown to members before',
      'shown to those whom we write to',
      'paused or settled',
    ],
  },
  {
    en: 'withdraw any consent where you gave it',
    bn: 'যেখানে সম্মতি দিয়েছেন, সেখানেই ফিরিয়ে নিতে পারেন',
    of: ['consents'],
  },
];

test('the notice of this site tells of everything that is kept of a member, in both languages', async () => {
  const { client } = await makeShownMember(app);
  const data = readZip((await client.get('/files/my-data.zip')).bytes).get('my-data.json');
  const kept = [...Object.keys(JSON.parse(String(data))), ...LEFT_OUT_TABLES];
  expect(SAID.flatMap((one) => one.of).sort()).toEqual(kept.sort());
  for (const lang of contentLanguages)
    for (const said of SAID) expect(textOf('notice', lang)).toContain(said[lang].normalize('NFC'));
});

test('the notice tells of the sealed register, which keeps addresses and outlasts a deletion', () => {
  for (const words of [
    'for 365 days',
    'internet address',
    'also after a profile is deleted',
    'two people in the office',
  ])
    expect(textOf('notice', 'en')).toContain(words);
  for (const words of ['৩৬৫ দিন', 'ইন্টারনেট ঠিকানা', 'প্রোফাইল মুছে গেলেও', 'অফিসের দুজন'])
    expect(textOf('notice', 'bn')).toContain(words.normalize('NFC'));
});

test('the notice names the right to complain to the Board, the nominee and the age of marriage', () => {
  for (const words of [
    'Data Protection Board of India',
    'grievance officer',
    'at least 18',
    'at least 21',
    'act for you',
  ])
    expect(textOf('notice', 'en')).toContain(words);
  for (const words of ['ভারতের ডেটা প্রোটেকশন বোর্ড', 'অভিযোগ নিষ্পত্তি আধিকারিক', 'অন্তত ১৮', 'অন্তত ২১', 'মনোনীত'])
    expect(textOf('notice', 'bn')).toContain(words.normalize('NFC'));
});

type Words = { en: string; bn: string };

/** What members read, and what accepted families additionally read, in the notice's words for each answer. */
const SHOWN: Readonly<Record<'members' | 'accepted', readonly (Words & { of: readonly string[] })[]>> = {
  members: [
    { en: 'height', bn: 'উচ্চতা', of: ['heightCm'] },
    {
      en: 'country, state and district',
      bn: 'দেশ, রাজ্য ও জেলা',
      of: ['country', 'state', 'district', 'home.id', 'home.name'],
    },
    { en: 'religion', bn: 'ধর্ম', of: ['religion'] },
    { en: 'your religion in your own words', bn: 'ধর্মের কথা নিজেদের ভাষায়', of: ['religionWords'] },
    {
      en: 'community (unless you choose that no member sees it)',
      bn: 'শ্রেণি (না দেখাতে চাইলে নয়)',
      of: ['community', 'communityFor'],
    },
    { en: 'caste, gotra', bn: 'জাতি, গোত্র', of: ['caste', 'clan'] },
    { en: 'mother tongue, desh', bn: 'মাতৃভাষা, আদি দেশ', of: ['motherTongue', 'desh'] },
    { en: 'ancestral district', bn: 'আদি জেলা', of: ['ancestral.id', 'ancestral.name'] },
    { en: 'marital status and children', bn: 'বৈবাহিক অবস্থা ও সন্তান', of: ['maritalStatus', 'children'] },
    { en: 'education, profession', bn: 'লেখাপড়া, পেশা', of: ['education', 'profession'] },
    {
      en: 'whether you would move and live abroad',
      bn: 'অন্য জায়গায় যেতে বা বিদেশে থাকতে রাজি কি না',
      of: ['relocation', 'residence'],
    },
    { en: 'diet', bn: 'খাওয়াদাওয়া', of: ['diet', 'eats'] },
    { en: 'rashi, gon, nakshatra', bn: 'রাশি, গণ, নক্ষত্র', of: ['rashi', 'gon', 'nakshatra', 'horoscopeCounts'] },
    { en: 'mangalik', bn: 'মাঙ্গলিক', of: ['isMangalik'] },
    { en: 'your own words', bn: 'নিজের ভাষায় লেখা কথা', of: ['aboutSelf', 'aboutHoped'] },
    {
      en: 'your household without names, if you choose to show it (what the parents do, brothers and sisters and who is married, who lives there)',
      bn: 'চাইলে নাম ছাড়া ঘরের কথা (বাবা-মা কী করেন, ভাইবোন কজন আর কার বিয়ে হয়েছে, বাড়িতে কারা থাকেন)',
      of: ['homeFor'],
    },
    { en: 'photos if you allow it', bn: 'অনুমতি দিলে ছবি', of: ['photoFor'] },
    // The candidate's gender follows from the word bride or groom.
    { en: 'age', bn: 'বয়স', of: ['gender'] },
  ],
  accepted: [
    { en: 'full name', bn: 'পুরো নাম', of: ['name', 'nameSpelled'] },
    {
      en: 'phone (yours, or the guardian’s with name and relation)',
      bn: 'ফোন (আপনার, নয়তো অভিভাবকের, নাম ও সম্পর্ক সমেত)',
      of: ['guardian.name', 'guardian.relation', 'guardian.phone'],
    },
    { en: 'town', bn: 'শহর বা গ্রাম', of: ['city'] },
    {
      en: 'names, castes, gotras and occupations of parents and elders',
      bn: 'বাবা-মা আর বড়দের নাম, জাতি, গোত্র, পেশা',
      of: [
        'fatherNow',
        'motherNow',
        'relative.name',
        'relative.now',
        'relative.caste',
        'relative.clan',
        'relative.occupation',
      ],
    },
    {
      en: 'grandmothers’ names and the mama’s house',
      bn: 'ঠাকুমা-দিদিমা আর মামাবাড়ির কথা',
      of: ['paternalGrandmother', 'maternalGrandmother', 'mamaHouse'],
    },
    {
      en: 'brothers and sisters',
      bn: 'ভাইবোন',
      of: ['brothers', 'sisters', 'brothersMarried', 'sistersMarried', 'siblingNotes'],
    },
    { en: 'who lives at home', bn: 'বাড়িতে কারা থাকেন', of: ['household', 'peopleAtHome'] },
    {
      en: 'an earlier marriage, and how old its children are and with whom they live',
      bn: 'আগের বিয়ে, আর সেই বিয়ের সন্তানদের বয়স কত ও তারা কার কাছে থাকে',
      of: ['marriageEnded', 'childrenAges', 'childrenWith'],
    },
    {
      en: 'date, time and place of birth, logno and pada',
      bn: 'জন্মের তারিখ, সময় ও স্থান, লগ্ন ও পাদ',
      of: ['birthDate', 'birthTime', 'birthPlace', 'birthPlaceId', 'logno', 'pada'],
    },
    {
      en: 'income and place of work',
      bn: 'রোজগার আর কোথায় কাজ করেন',
      of: ['incomeBand', 'incomeAbroad', 'incomeCurrency', 'workPlace'],
    },
  ],
};

test.each(['members', 'accepted'] as const)('the notice tells of every answer that is shown to %s', (layer) => {
  const shown = [
    ...SEEN_SECTIONS.flatMap(answersIn),
    ...answersIn('relatives').map((answer) => ({ ...answer, name: `relative.${answer.name}` })),
  ].filter((answer) => answer.layer === layer);
  expect(SHOWN[layer].flatMap((one) => one.of).sort()).toEqual(shown.map(({ name }) => name).sort());
  for (const lang of contentLanguages)
    for (const said of SHOWN[layer]) expect(textOf('notice', lang)).toContain(said[lang].normalize('NFC'));
});

test('the notice names everybody outside who carries a message, and says by whose account one agrees', () => {
  const carriers = {
    email: { en: 'mail service', bn: 'ই-মেল' },
    sms: { en: 'SMS gateway', bn: 'এসএমএসের পরিষেবা' },
    push: { en: 'the maker of your browser', bn: 'আপনার ব্রাউজারের নির্মাতা' },
  } as const satisfies Record<(typeof CHANNELS)[number], Words>;
  const others: Words[] = [
    { en: 'from whose account', bn: 'কার অ্যাকাউন্ট থেকে' },
    { en: 'nobody agrees for somebody else', bn: 'একজনের হয়ে আর একজন নয়' },
    { en: 'after a separate consent', bn: 'আলাদা সম্মতি দিলে' },
    { en: 'Authorities and courts', bn: 'সরকারি কর্তৃপক্ষ ও আদালত' },
  ];
  for (const lang of contentLanguages)
    for (const said of [...CHANNELS.map((channel) => carriers[channel]), ...others])
      expect(textOf('notice', lang)).toContain(said[lang].normalize('NFC'));
});

test('the list of accepted papers has every paper by which the office sees an identity', () => {
  const named = {
    passport: { en: 'passport', bn: 'পাসপোর্ট' },
    voter: { en: 'voter card', bn: 'ভোটার কার্ড' },
    licence: { en: 'driving licence', bn: 'ড্রাইভিং লাইসেন্স' },
    pan: { en: 'PAN card', bn: 'প্যান কার্ড' },
  } as const satisfies Record<(typeof IDENTITY_PAPERS)[number], Record<'en' | 'bn', string>>;
  for (const paper of IDENTITY_PAPERS)
    for (const lang of contentLanguages)
      expect(textOf('accepted-papers', lang)).toContain(`<li>${named[paper][lang].normalize('NFC')}</li>`);
});
