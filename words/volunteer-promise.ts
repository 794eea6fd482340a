/** The promise that a volunteer signs once a year. The words have a version: `contract/agreed-words.ts`. */
export const volunteerPromise = {
  en: {
    heading: 'Your promise for this year',
    lead: 'Before you look for a match for any family, please read this and sign it. It is valid for a year.',
    fee: 'I take no fee, no gift and no favour from any family, before or after a wedding.',
    secret: 'I tell nobody what I read about families. I pass no profile, no photo and no number on to anybody.',
    free: 'I do not press anybody to answer, and I never speak of dowry.',
    kin: 'I say which profiles are those of my relatives, and leave them to others at the trust.',
    agree: 'I promise to do all of this',
    sign: 'Sign for one year',
  },
  bn: {
    heading: 'এ বছরের জন্য আপনার প্রতিশ্রুতি',
    lead: 'কোনও পরিবারের জন্য খোঁজা শুরু করার আগে এটি পড়ে সই করুন। সইটি এক বছর চলবে।',
    fee: 'বিয়ের আগে বা পরে কোনও পরিবারের কাছ থেকে টাকা, উপহার বা কোনও সুবিধা নেব না।',
    secret: 'পরিবারগুলির কথা যা পড়ব, নিজের কাছেই রাখব। কোনও প্রোফাইল, ছবি বা নম্বর কাউকে দেব না।',
    free: 'উত্তরের জন্য কাউকে চাপ দেব না, আর পণের কথা কখনও তুলব না।',
    kin: 'কোন প্রোফাইল আমার আত্মীয়ের, তা জানাব, আর তাঁদের ভার ট্রাস্টের অন্যদের হাতে দেব।',
    agree: 'কথা দিচ্ছি, এই সবই মেনে চলব',
    sign: 'এক বছরের জন্য সই করুন',
  },
} as const;
