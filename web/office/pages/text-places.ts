import type { Words } from '#words/label.ts';

interface Place extends Words {
  /** The page on which visitors read the text. */
  path: string;
}

const place = (path: string, en: string, bn: string): Place => ({ path, en, bn });

/** The name and page of each text, in the order in which a visitor sees them. */
const places: Readonly<Record<string, Place>> = {
  welcome: place('/', 'Welcome, on the front page', 'স্বাগত, প্রথম পাতায়'),
  proverb: place('/', 'Proverb, on the front page', 'প্রবাদ, প্রথম পাতায়'),
  'how-it-works': place('/', 'How it works, on the front page', 'কীভাবে হয়, প্রথম পাতায়'),
  mission: place('/mission', 'Our mission', 'আমাদের উদ্দেশ্য'),
  vision: place('/vision', 'Our vision', 'আমাদের স্বপ্ন'),
  about: place('/about', 'About us', 'আমাদের কথা'),
  'trust-people': place('/about', 'The people of the trust', 'ট্রাস্টে কারা আছেন'),
  'trust-registration': place('/about', 'Registration and deed of the trust', 'ট্রাস্টের নিবন্ধন ও দলিল'),
  address: place('/contact-us', 'Address', 'ঠিকানা'),
  'office-hours': place('/contact-us', 'When the office answers and calls', 'অফিস কখন ফোন ধরে আর করে'),
  notice: place('/privacy-policy', 'This site’s privacy notice', 'এই সাইটের বিজ্ঞপ্তি'),
  'grievance-officer': place('/privacy-policy', 'Grievance officer', 'অভিযোগ নিষ্পত্তি আধিকারিক'),
  terms: place('/terms', 'Rules of use', 'ব্যবহারের নিয়ম'),
  accessibility: place('/accessibility', 'Accessibility', 'সবার ব্যবহারের সুবিধা'),
  'accepted-papers': place('/accepted-papers', 'Papers the office accepts', 'অফিস কোন কোন কাগজ দেখে'),
  'safe-meeting': place('/matching-profile/inbox', 'A safe first meeting', 'প্রথম দেখা, নিশ্চিন্তে'),
  'privacy-policy': place('/privacy-policy', 'Privacy policy', 'গোপনীয়তা নীতি'),
  'no-dowry-promise': place('/dashboard', 'No-dowry promise, for two families', 'পণ না নেওয়ার অঙ্গীকার, দুই পরিবারের জন্য'),
  'wedding-west-bengal': place('/dashboard', 'Registering a marriage: West Bengal', 'বিয়ে রেজিস্ট্রি: পশ্চিমবঙ্গ'),
  'wedding-india': place('/dashboard', 'Registering a marriage: elsewhere in India', 'বিয়ে রেজিস্ট্রি: ভারতের অন্য রাজ্য'),
  'wedding-abroad': place('/dashboard', 'Registering a marriage: one lives abroad', 'বিয়ে রেজিস্ট্রি: একজন বিদেশে থাকলে'),
  'wedding-papers': place('/dashboard', 'Papers for registering, to tick', 'রেজিস্ট্রির কাগজপত্র, মিলিয়ে দেখার জন্য'),
  counsellor: place('/dashboard', 'The trust’s counsellor', 'ট্রাস্টের পরামর্শদাতা'),
  'horoscope-note': place('/matching-profile', 'Note about horoscopes', 'কোষ্ঠী নিয়ে টীকা'),
};

/** Returns the name and page of a text; undefined for an unknown key. */
export const pageOfText = (key: string): Place | undefined => places[key];

/** Returns the keys of texts in the order of `places`, with unknown keys at the end. */
export const inOrder = (keys: readonly string[]): string[] => {
  const known = Object.keys(places);
  const rank = (key: string) => (known.includes(key) ? known.indexOf(key) : known.length);
  return [...keys].sort((one, other) => rank(one) - rank(other));
};
