import type { Call } from '#contract/call.ts';
import type { Language } from '#contract/choices.ts';
import * as accounts from '#contract/staff/accounts.ts';
import * as approvals from '#contract/staff/approvals.ts';
import * as assisted from '#contract/staff/assisted.ts';
import * as board from '#contract/staff/board.ts';
import * as booklets from '#contract/staff/booklets.ts';
import * as breaches from '#contract/staff/breaches.ts';
import * as calls from '#contract/staff/calls.ts';
import { CALL_OUTCOMES } from '#contract/staff/calls.ts';
import * as care from '#contract/staff/care.ts';
import * as cases from '#contract/staff/cases.ts';
import * as desk from '#contract/staff/desk.ts';
import * as deskHints from '#contract/staff/desk-hints.ts';
import * as heavyReaders from '#contract/staff/heavy-readers.ts';
import * as identity from '#contract/staff/identity.ts';
import * as keys from '#contract/staff/keys.ts';
import * as lists from '#contract/staff/lists.ts';
import { SITE_LISTS } from '#contract/staff/lists.ts';
import * as marriages from '#contract/staff/marriages.ts';
import * as melans from '#contract/staff/melans.ts';
import * as members from '#contract/staff/members.ts';
import * as near from '#contract/staff/near.ts';
import * as oldRegister from '#contract/staff/old-register.ts';
import * as paper from '#contract/staff/paper.ts';
import * as register from '#contract/staff/register.ts';
import * as requests from '#contract/staff/requests.ts';
import * as security from '#contract/staff/security.ts';
import * as slips from '#contract/staff/slips.ts';
import * as stories from '#contract/staff/stories.ts';
import * as system from '#contract/staff/system.ts';
import { EXPORTS } from '#contract/staff/system.ts';
import * as tasks from '#contract/staff/tasks.ts';
import * as timeline from '#contract/staff/timeline.ts';
import * as today from '#contract/staff/today.ts';
import * as whose from '#contract/staff/whose.ts';
import * as womensDesk from '#contract/staff/womens-desk.ts';
import * as works from '#contract/staff/works.ts';
import { choiceIn, labelIn, type Words } from '#words/label.ts';
import { digits } from '#words/numbers.ts';
import { callOutcomes } from './calls.texts.ts';
import { listNames } from './lists.texts.ts';
import { systemTexts } from './system.texts.ts';
import { pageOfText } from './text-places.ts';

/** The names of the first word of a recorded subject. */
const KINDS: Readonly<Record<string, Words>> = {
  case: { en: 'case', bn: 'অভিযোগ' },
  letter: { en: 'letter', bn: 'চিঠি' },
  place: { en: 'area', bn: 'এলাকা' },
  call: { en: 'call', bn: 'ফোন' },
  melan: { en: 'melan', bn: 'মিলন অনুষ্ঠান' },
  calls: { en: 'waiting:', bn: 'বাকি:' },
  called: { en: 'called, number ends in', bn: 'ফোন করা হয়েছে, নম্বরের শেষে' },
  breach: { en: 'breach', bn: 'তথ্য ফাঁস' },
  decisions: { en: 'decisions:', bn: 'সিদ্ধান্ত:' },
  work: { en: 'work', bn: 'কাজ' },
  copy: { en: 'copy', bn: 'কপি' },
  sheet: { en: 'on a printed sheet', bn: 'ছাপা পাতায়' },
  brides: { en: 'brides', bn: 'পাত্রীরা' },
  grooms: { en: 'grooms', bn: 'পাত্ররা' },
  register: { en: 'old register', bn: 'পুরোনো খাতা' },
  double: { en: 'beside it', bn: 'পাশাপাশি' },
};

/** The names of recorded subjects that are not an item: what was switched, noted or done. */
const PHRASES: Readonly<Record<string, Words>> = {
  'power link on': { en: 'turned on', bn: 'চালু' },
  'power link off': { en: 'turned off', bn: 'বন্ধ' },
  'as many as one may': { en: 'the most allowed', bn: 'যতগুলি খোলা যায়, ততগুলি' },
  slip: { en: 'learned from a slip', bn: 'কাগজে জানা' },
  money: { en: 'written about money', bn: 'টাকার কথা লেখা' },
  speakFirst: { en: 'to speak with the bride or groom', bn: 'পাত্র বা পাত্রীর সঙ্গে কথা' },
  warned: { en: 'warned', bn: 'সাবধান করা' },
};

/**
 * Returns the subject of a use of the office in words. Subjects in the records look like `export weeks`, `faqs 1002`,
 * `welcome bn` or `case 7`.
 */
export function subjectIn(subject: string, language: Language): string {
  const phrase = PHRASES[subject];
  if (phrase) return phrase[language];
  const outcome = CALL_OUTCOMES.find((known) => known === subject);
  if (outcome) return labelIn(callOutcomes[outcome], language);
  const [first = '', ...rest] = subject.split(' ');
  const restInWords = rest.map((word) => choiceIn(callOutcomes, digits(word, language), language)).join(' ');
  const figures = EXPORTS.find((known) => first === 'export' && known === rest[0]);
  if (figures) return systemTexts[language][figures];
  const list = SITE_LISTS.find((known) => known === first);
  if (list) return `${listNames[language][list]} ${restInWords}`;
  const place = pageOfText(first);
  if (place) return `${place[language]} (${rest[0] === 'bn' ? 'বাংলা' : 'English'})`;
  const kind = KINDS[first];
  return kind ? `${kind[language]} ${restInWords}`.trim() : subject;
}

/** The name of each use of the office in the records, whether it was executed or refused. */
const namesByUse: readonly (readonly [Pick<Call, 'path'> | string, Words])[] = [
  [accounts.lookAtJoining, { en: 'Open an invitation', bn: 'আমন্ত্রণ খোলা' }],
  [accounts.joinStaff, { en: 'Open an office account', bn: 'অফিসের অ্যাকাউন্ট চালু করা' }],
  [accounts.staffLogIn, { en: 'Log in', bn: 'লগ ইন' }],
  [accounts.staffLogOut, { en: 'Log out', bn: 'লগ আউট' }],
  [accounts.showFactor, { en: 'Look at the second step', bn: 'দ্বিতীয় ধাপ দেখা' }],
  [accounts.setFactor, { en: 'Set up the second step', bn: 'দ্বিতীয় ধাপ চালু করা' }],
  [accounts.giveFactor, { en: 'Give the code of the second step', bn: 'দ্বিতীয় ধাপের কোড দেওয়া' }],
  [accounts.showDesk, { en: 'Open the office', bn: 'অফিস খোলা' }],
  [accounts.listStaff, { en: 'Look at the staff', bn: 'কর্মীদের তালিকা দেখা' }],
  [accounts.addStaff, { en: 'Invite somebody to the staff', bn: 'নতুন কর্মীকে আমন্ত্রণ' }],
  [accounts.changeStaffRoles, { en: 'Change what somebody may do', bn: 'কর্মীর কাজের অধিকার বদলানো' }],
  [accounts.renewStaff, { en: 'Make a new invitation', bn: 'নতুন করে আমন্ত্রণ' }],
  [accounts.endStaff, { en: 'End a staff account', bn: 'কর্মীর অ্যাকাউন্ট বন্ধ করা' }],
  [accounts.changeOwnPassword, { en: 'Change one’s own password', bn: 'নিজের পাসওয়ার্ড বদলানো' }],
  [approvals.listApprovals, { en: 'Look at what is waiting for approval', bn: 'যা দেখে দেওয়া বাকি, তার তালিকা দেখা' }],
  [approvals.openApproval, { en: 'Open what is waiting for approval', bn: 'দেখে দেওয়ার জন্য খোলা' }],
  [approvals.approve, { en: 'Approve', bn: 'অনুমোদন' }],
  [approvals.returnForCorrection, { en: 'Send back with a reason', bn: 'কারণ জানিয়ে ফেরত পাঠানো' }],
  [approvals.reject, { en: 'Reject', bn: 'বাতিল করা' }],
  [approvals.listOwnEntries, { en: 'Look at one’s own decisions', bn: 'নিজের সিদ্ধান্তগুলি দেখা' }],
  [approvals.listDecided, { en: 'Look at what was decided', bn: 'আগের সিদ্ধান্তগুলি দেখা' }],
  [approvals.undoDecided, { en: 'Undo a decision', bn: 'একটি সিদ্ধান্ত ফিরিয়ে নেওয়া' }],
  [board.showBoard, { en: 'Look at the figures for the board', bn: 'বোর্ডের হিসেব দেখা' }],
  [desk.USES.board, { en: 'Save the figures for the board', bn: 'বোর্ডের হিসেব নামানো' }],
  [breaches.listBreaches, { en: 'Look at the breaches', bn: 'তথ্য ফাঁসের তালিকা দেখা' }],
  [breaches.showBreach, { en: 'Open a breach', bn: 'একটি তথ্য ফাঁসের পাতা দেখা' }],
  [breaches.openBreach, { en: 'Record a breach', bn: 'তথ্য ফাঁসের কথা লেখা' }],
  [breaches.addBreachPeople, { en: 'Add people affected by a breach', bn: 'কাদের তথ্য ফাঁস হয়েছে, তা যোগ করা' }],
  [breaches.saveBreachLetter, { en: 'Write the letter about a breach', bn: 'তথ্য ফাঁসের চিঠি লেখা' }],
  [breaches.sendBreachLetter, { en: 'Send the letter about a breach', bn: 'তথ্য ফাঁসের চিঠি পাঠানো' }],
  [breaches.noteBreachDeed, { en: 'Note what was done about a breach', bn: 'তথ্য ফাঁসের পরে কী করা হল, তা লেখা' }],
  [breaches.closeBreach, { en: 'Close a breach', bn: 'তথ্য ফাঁসের পাতা বন্ধ করা' }],
  [assisted.listAssisted, { en: 'Look at the families we help', bn: 'যাঁদের জন্য খোঁজা হচ্ছে, তাঁদের তালিকা দেখা' }],
  [assisted.openAssisted, { en: 'Open a family we help', bn: 'যাঁদের জন্য খোঁজা হচ্ছে, তেমন একটি পরিবার দেখা' }],
  [assisted.listForFamily, { en: 'Look at a family’s list on its behalf', bn: 'পরিবারের হয়ে তাঁদের তালিকা দেখা' }],
  [assisted.searchForFamily, { en: 'Search on behalf of a family', bn: 'পরিবারের হয়ে খোঁজা' }],
  [assisted.keptOfFamily, { en: 'Look at a family’s shortlist', bn: 'পরিবারের পছন্দের তালিকা দেখা' }],
  [assisted.proposeFor, { en: 'Propose two families to each other', bn: 'দুই পরিবারের সম্বন্ধ আনা' }],
  [
    assisted.noteAnswer,
    { en: 'Note what a family answered to a proposal', bn: 'আনা সম্বন্ধের উত্তরে পরিবার কী বললেন, লেখা' },
  ],
  [assisted.noteAsking, { en: 'Note that a family asks us to look', bn: 'পরিবার খুঁজতে বলেছেন, লেখা' }],
  [assisted.stopAsking, { en: 'Note that we stop looking', bn: 'আর খোঁজা হবে না, লেখা' }],
  [assisted.giveFamily, { en: 'Give a family to a volunteer', bn: 'স্বেচ্ছাসেবককে পরিবারের ভার দেওয়া' }],
  [assisted.signPromise, { en: 'Sign the volunteer’s promise', bn: 'স্বেচ্ছাসেবকের প্রতিশ্রুতিতে সই করা' }],
  [assisted.sayKin, { en: 'Say who one’s relatives are', bn: 'আত্মীয়ের প্রোফাইল জানানো' }],
  [care.changeContactOf, { en: 'Change a phone or e-mail', bn: 'ফোন বা ই-মেল বদলানো' }],
  [care.spokeToCandidate, { en: 'Record a spoken consent', bn: 'মুখে বলা সম্মতি লেখা' }],
  [care.makeExport, { en: 'Make a copy for a legal request', bn: 'আইনি অনুরোধে কপি তৈরি' }],
  [desk.USES.copy, { en: 'Open the copy for a legal request', bn: 'আইনি অনুরোধের কপি খোলা' }],
  [members.sayWhyToOpen, { en: 'Say why one more is opened', bn: 'আরও একজনকে কেন খোলা হচ্ছে, তা লেখা' }],
  [register.askRegister, { en: 'Ask to see who has read a profile', bn: 'প্রোফাইল কে কে পড়েছেন, তা দেখতে চাওয়া' }],
  [timeline.showTimeline, { en: 'Look at what happened to a family', bn: 'পরিবারের আগের সব কথা দেখা' }],
  [tasks.showFamilyWork, { en: 'Look at what has to be done for a family', bn: 'পরিবারের জন্য কী করার আছে, দেখা' }],
  [tasks.showMyDay, { en: 'Look at one’s own tasks for the day', bn: 'নিজের আজকের কাজ দেখা' }],
  [today.showWeekNear, { en: 'Look at the week of an area', bn: 'একটি এলাকার সপ্তাহের হিসেব দেখা' }],
  [tasks.listTasks, { en: 'Look at the tasks', bn: 'কাজের তালিকা দেখা' }],
  [tasks.addTask, { en: 'Add a task', bn: 'কাজ যোগ করা' }],
  [tasks.finishTask, { en: 'Finish a task', bn: 'কাজ সেরে ফেলা' }],
  [tasks.handOverTask, { en: 'Hand a task over', bn: 'কাজ অন্যজনকে দেওয়া' }],
  [tasks.handOverAll, { en: 'Hand all tasks over', bn: 'সব কাজ অন্যজনকে দেওয়া' }],
  [tasks.logCall, { en: 'Record a call', bn: 'ফোনের কথা লিখে রাখা' }],
  [tasks.assignTo, { en: 'Assign to somebody', bn: 'কাউকে ভার দেওয়া' }],
  [tasks.markLettersAnswered, { en: 'Mark letters as answered', bn: 'কয়েকটি চিঠির উত্তর হয়েছে বলে লেখা' }],
  [near.listDeskLists, { en: 'Look at the office lists', bn: 'অফিসের তালিকাগুলি দেখা' }],
  [near.savePlace, { en: 'Save an area', bn: 'এলাকা সেভ করা' }],
  [near.removePlace, { en: 'Remove an area', bn: 'এলাকা সরানো' }],
  [near.saveTemplate, { en: 'Save a ready-made note', bn: 'তৈরি নোট সেভ করা' }],
  [near.removeTemplate, { en: 'Remove a ready-made note', bn: 'তৈরি নোট সরানো' }],
  [near.setOwnNear, { en: 'Say in which area one works', bn: 'নিজে কোন এলাকায় কাজ করেন, তা জানানো' }],
  [near.setNearOf, { en: 'Put a family into an area', bn: 'পরিবারকে কোনও এলাকায় রাখা' }],
  [requests.listRequests, { en: 'Look at what is waiting for a second person', bn: 'যা আর একজনের অপেক্ষায়, তার তালিকা দেখা' }],
  [requests.agreeToRequest, { en: 'Agree as the second person', bn: 'দ্বিতীয় জন হিসেবে রাজি হওয়া' }],
  [requests.endRequest, { en: 'Refuse or withdraw a request', bn: 'যা অপেক্ষায় ছিল, তা না করা' }],
  [requests.doRequest, { en: 'Carry out a request', bn: 'যা অপেক্ষায় ছিল, তা করা' }],
  [security.askSecurity, { en: 'Ask to read the sealed register', bn: 'সিল করা নথি পড়তে চাওয়া' }],
  [security.readSecurity, { en: 'Read the sealed register', bn: 'সিল করা নথি পড়া' }],
  [marriages.listMarriages, { en: 'Look at whom to ask about a wedding', bn: 'বিয়ের কথা কাদের জিজ্ঞেস করতে হবে, দেখা' }],
  [marriages.answerMarriage, { en: 'Note what a family said about a wedding', bn: 'বিয়ের কথায় পরিবার কী বললেন, লেখা' }],
  [marriages.countCertificate, { en: 'Count a marriage by its certificate', bn: 'সার্টিফিকেট দেখে বিয়ে গোনা' }],
  [slips.familySheet, { en: 'Print cards for a family', bn: 'পরিবারের জন্য কয়েকটি কার্ড ছাপা' }],
  [slips.showSlip, { en: 'Look for a page that came back', bn: 'ফেরত আসা পাতা খোঁজা' }],
  [slips.enterSlip, { en: 'Enter a page that came back', bn: 'ফেরত আসা পাতা লিখে নেওয়া' }],
  [slips.carryWish, { en: 'Ask both families after a tick on paper', bn: 'কাগজে টিকের পর দুই পরিবারকে জিজ্ঞেস করা' }],
  [booklets.listBooklets, { en: 'Look at the booklets', bn: 'পত্রিকার তালিকা দেখা' }],
  [booklets.makeBookletCopies, { en: 'Make copies of the booklet', bn: 'পত্রিকার কপি তৈরি করা' }],
  [booklets.bookletPaper, { en: 'Print a copy of the booklet', bn: 'পত্রিকার একটি কপি ছাপা' }],
  [melans.listMelans, { en: 'Look at the melans', bn: 'মিলন অনুষ্ঠানের তালিকা দেখা' }],
  [melans.makeMelan, { en: 'Add a melan', bn: 'মিলন অনুষ্ঠান তৈরি করা' }],
  [melans.callOffMelan, { en: 'Call a melan off', bn: 'মিলন অনুষ্ঠান বাতিল করা' }],
  [melans.showMelan, { en: 'Open a melan', bn: 'একটি মিলন অনুষ্ঠান দেখা' }],
  [melans.inviteFamilies, { en: 'Invite families to a melan', bn: 'মিলন অনুষ্ঠানে পরিবারদের ডাকা' }],
  [melans.noteMelanAnswer, { en: 'Note whether a family comes to a melan', bn: 'মিলন অনুষ্ঠানে আসবেন কি না, লেখা' }],
  [melans.planMelan, { en: 'Plan the tables of a melan', bn: 'মিলন অনুষ্ঠানের টেবিল ঠিক করা' }],
  [melans.showMelanPlan, { en: 'Look at the tables of a melan', bn: 'মিলন অনুষ্ঠানের টেবিল দেখা' }],
  [melans.askMelanNews, { en: 'Changes sent to a melan tablet', bn: 'মিলন অনুষ্ঠানের ট্যাবলেটে বদল জানানো' }],
  [desk.USES.melanCards, { en: 'Print the cards of a melan', bn: 'মিলন অনুষ্ঠানের কার্ড ছাপা' }],
  [melans.noteCardsPrinted, { en: 'Note that the cards of a melan are printed', bn: 'মিলন অনুষ্ঠানের কার্ড ছাপা হয়েছে, লেখা' }],
  [melans.packMelan, { en: 'Prepare a tablet for a melan', bn: 'মিলন অনুষ্ঠানের তালিকা ট্যাবলেটে নেওয়া' }],
  [melans.bringMelanHome, { en: 'Bring a tablet back', bn: 'ট্যাবলেট থেকে অফিসে পাঠানো' }],
  [melans.decideMelanEntry, { en: 'Decide between two tablets', bn: 'দুই ট্যাবলেটের মধ্যে ঠিক করা' }],
  [melans.nameWalkIn, { en: 'Name who came without an invitation', bn: 'নিমন্ত্রণ ছাড়া কে এসেছিলেন, লেখা' }],
  [melans.pairMelan, { en: 'Tell those who wrote each other’s number', bn: 'যাঁরা একে অন্যের নম্বর লিখেছেন, তাঁদের জানানো' }],
  [melans.thankGuests, { en: 'Thank those who came', bn: 'যাঁরা এসেছিলেন, তাঁদের ধন্যবাদ জানানো' }],
  [whose.listWhose, { en: 'Look at the page “Whose profile”', bn: 'প্রোফাইল কার, তা দেখা' }],
  [whose.spokeWith, { en: 'Record a call to the bride or groom', bn: 'পাত্র বা পাত্রীকে ফোন করার কথা লেখা' }],
  [whose.refuseWhose, { en: 'Leave a profile as it was', bn: 'প্রোফাইল যাঁর ছিল, তাঁরই রাখা' }],
  [requests.changeRoleOf, { en: 'Ask to change whose account it is', bn: 'অ্যাকাউন্টটি কার, তা বদলাতে চাওয়া' }],
  [requests.actForNominee, { en: 'Ask on behalf of a nominee', bn: 'মনোনীত মানুষের হয়ে চাওয়া' }],
  [
    care.deleteMemberByLetter,
    { en: 'Register a letter that asks for deletion', bn: 'চিঠিতে অনুরোধ পেয়ে প্রোফাইল মুছে দেওয়া' },
  ],
  [care.cancelDeletion, { en: 'Cancel a deletion asked for by letter', bn: 'চিঠিতে চাওয়া মোছা বাতিল করা' }],
  [care.lookAtDeletion, { en: 'Check a deletion letter a second time', bn: 'মোছার চিঠি আর একবার দেখা' }],
  [care.listReaders, { en: 'Look at who opens many profiles', bn: 'যাঁরা অনেক প্রোফাইল পড়ছেন, তাঁদের দেখা' }],
  [
    heavyReaders.listHeavyReaders,
    { en: 'Look at the members who read most', bn: 'যে সদস্যরা সবচেয়ে বেশি প্রোফাইল খোলেন, তাঁদের দেখা' },
  ],
  [heavyReaders.pauseAndAsk, { en: 'Pause a heavy reader and ask', bn: 'যিনি অনেক প্রোফাইল খোলেন, তাঁকে থামিয়ে জিজ্ঞেস করা' }],
  [care.allowReading, { en: 'Allow somebody to open more', bn: 'কাউকে আরও পড়তে দেওয়া' }],
  [
    care.raiseReading,
    { en: 'Allow oneself to open more, as the only administrator', bn: 'একা থাকায় নিজেই আরও পড়ার অনুমতি নেওয়া' },
  ],
  [cases.listCases, { en: 'Look at the reports', bn: 'অভিযোগের তালিকা দেখা' }],
  [cases.showCase, { en: 'Open a report', bn: 'একটি অভিযোগ দেখা' }],
  [cases.acknowledgeCase, { en: 'Acknowledge a report', bn: 'অভিযোগ পাওয়ার কথা জানানো' }],
  [cases.settleCase, { en: 'Settle a report', bn: 'অভিযোগের মীমাংসা' }],
  [cases.restProfile, { en: 'Hide a profile while it is looked into', bn: 'খোঁজ নেওয়ার সময় প্রোফাইল আড়ালে রাখা' }],
  [cases.noteCase, { en: 'Add a note to a report', bn: 'অভিযোগের পাতায় মন্তব্য লেখা' }],
  [cases.assignCase, { en: 'Say whom a report is about', bn: 'অভিযোগ কার বিষয়ে, তা লেখা' }],
  [cases.askReporter, { en: 'Ask the person who reported', bn: 'যিনি জানিয়েছেন, তাঁকে প্রশ্ন করা' }],
  [desk.listLetters, { en: 'Look at the letters', bn: 'চিঠির তালিকা দেখা' }],
  [desk.markLetterAnswered, { en: 'Mark a letter as answered', bn: 'চিঠির উত্তর দেওয়া হয়েছে বলে চিহ্ন দেওয়া' }],
  [desk.answerLetter, { en: 'Answer a letter', bn: 'চিঠির উত্তর দেওয়া' }],
  [desk.listWaitingCalls, { en: 'Look at the list of calls', bn: 'কাদের ফোন করতে হবে, তার তালিকা দেখা' }],
  [desk.setOwnPhone, { en: 'Give one’s own phone', bn: 'নিজের ফোন নম্বর দেওয়া' }],
  [desk.callNow, { en: 'Telephone a family', bn: 'পরিবারকে ফোন করা' }],
  [calls.noteCall, { en: 'Note what came of a call', bn: 'ফোন করে কী হল, তা লেখা' }],
  [deskHints.listDeskHints, { en: 'Look at what two families say', bn: 'দুই পরিবারের কথার তালিকা দেখা' }],
  [deskHints.closeDeskHint, { en: 'Settle what two families say', bn: 'দুই পরিবারের একটি কথা মেটানো' }],
  [stories.listStories, { en: 'Open the stories of couples', bn: 'দম্পতিদের গল্প খোলা' }],
  [stories.approveStory, { en: 'Show a story', bn: 'গল্প দেখানো' }],
  [stories.returnStory, { en: 'Send a story back', bn: 'গল্প ফেরত পাঠানো' }],
  [womensDesk.readLetterAnswer, { en: 'Deal with a letter at the women’s desk', bn: 'মেয়েদের কথার একটি চিঠি মেটানো' }],
  [womensDesk.listQuietWords, { en: 'Open the women’s desk', bn: 'মেয়েদের কথার পাতা খোলা' }],
  [womensDesk.endQuietWord, { en: 'Close a matter at the women’s desk', bn: 'মেয়েদের কথার একটি বিষয় মেটানো' }],
  [
    desk.noteAskedCall,
    { en: 'Note what came of a call that was asked for', bn: 'ফোন করতে বলেছিলেন, তাঁদের ফোন করে কী হল, লেখা' },
  ],
  [desk.listTexts, { en: 'Look at the texts', bn: 'সাইটের লেখার তালিকা দেখা' }],
  [desk.showText, { en: 'Open a text', bn: 'একটি লেখা দেখা' }],
  [desk.previewText, { en: 'Preview a text', bn: 'লেখাটি পাতায় কেমন দেখাবে, দেখা' }],
  [desk.saveText, { en: 'Publish a text', bn: 'লেখা প্রকাশ করা' }],
  [desk.saveTextDraft, { en: 'Save a draft of a text', bn: 'লেখার খসড়া সেভ করা' }],
  [desk.dropDraft, { en: 'Discard a draft', bn: 'খসড়া ফেলে দেওয়া' }],
  [desk.USES.published, { en: 'A text was published on its day', bn: 'ঠিক করা দিনে লেখা প্রকাশ' }],
  [lists.saveFaqDraft, { en: 'Save a draft of a question', bn: 'প্রশ্নের খসড়া সেভ করা' }],
  [lists.saveStoryDraft, { en: 'Save a draft of a story', bn: 'গল্পের খসড়া সেভ করা' }],
  [desk.bringTextBack, { en: 'Bring an earlier text back', bn: 'আগের লেখা ফিরিয়ে আনা' }],
  [desk.listRecords, { en: 'Look at the records', bn: 'কাজের হিসেব দেখা' }],
  [desk.USES.picture, { en: 'Look at a photo', bn: 'ছবি দেখা' }],
  [identity.seeIdentity, { en: 'Check an identity paper', bn: 'পরিচয়ের কাগজ মিলিয়ে দেখা' }],
  [keys.setKeys, { en: 'Turn single keys on or off', bn: 'কি-বোর্ডের কাজ ঠিক করা' }],
  [keys.setLinkCode, { en: 'Choose one’s own code for the Power Link', bn: 'পাওয়ার লিঙ্কে নিজের কোড ঠিক করা' }],
  [lists.listSiteRows, { en: 'Look at a list of the site', bn: 'সাইটের একটি তালিকা দেখা' }],
  [lists.saveFaq, { en: 'Save a question and its answer', bn: 'প্রশ্ন ও উত্তর সেভ করা' }],
  [lists.saveHelpline, { en: 'Save a phone of the trust', bn: 'ট্রাস্টের ফোন নম্বর সেভ করা' }],
  [lists.saveMailbox, { en: 'Save an e-mail of the trust', bn: 'ট্রাস্টের ই-মেল সেভ করা' }],
  [lists.saveLink, { en: 'Save a link', bn: 'লিঙ্ক সেভ করা' }],
  [lists.saveStory, { en: 'Save a wedding story', bn: 'বিয়ের গল্প সেভ করা' }],
  [lists.saveBanner, { en: 'Save a banner', bn: 'ব্যানার সেভ করা' }],
  [lists.saveCentre, { en: 'Save a place for blood tests', bn: 'রক্তপরীক্ষার একটি কেন্দ্র সেভ করা' }],
  [lists.moveSiteRow, { en: 'Move an entry of a list', bn: 'তালিকার ক্রম বদলানো' }],
  [lists.turnSiteRow, { en: 'Show or hide an entry of a list', bn: 'তালিকার একটি লেখা দেখানো বা আড়াল করা' }],
  [lists.removeSiteRow, { en: 'Remove an entry of a list', bn: 'তালিকার একটি লেখা সরানো' }],
  [lists.bringSiteRowBack, { en: 'Bring back an entry of a list', bn: 'তালিকার একটি লেখা ফিরিয়ে আনা' }],
  [members.findMembers, { en: 'Search for members', bn: 'সদস্য খোঁজা' }],
  [members.showMemberToStaff, { en: 'Look at a member', bn: 'সদস্যের পাতা দেখা' }],
  [members.suspendMember, { en: 'Suspend', bn: 'প্রোফাইল বন্ধ করা' }],
  [members.restoreMember, { en: 'End a suspension', bn: 'বন্ধ প্রোফাইল আবার চালু করা' }],
  [members.giveBadgeTo, { en: 'Give a badge', bn: 'কী দেখা হয়েছে, তা লেখা' }],
  [members.takeBadgeFrom, { en: 'Withdraw a badge', bn: 'দেখা হয়েছে বলে যা লেখা ছিল, তা ফিরিয়ে নেওয়া' }],
  [members.addMemberNote, { en: 'Add a note about a member', bn: 'সদস্যের পাতায় মন্তব্য লেখা' }],
  [members.makeMemberResetLink, { en: 'Make a link for a new password', bn: 'নতুন পাসওয়ার্ডের লিঙ্ক তৈরি' }],
  [paper.showPaper, { en: 'Open the paper form', bn: 'কাগজের ফর্ম খোলা' }],
  [paper.enterPaper, { en: 'Enter a profile from paper', bn: 'কাগজ থেকে প্রোফাইল তোলা' }],
  [paper.keepPaperDraft, { en: 'Save a paper entry that is not finished', bn: 'কাগজ থেকে যতটা তোলা হয়েছে, সেভ করা' }],
  [paper.correctPaper, { en: 'Correct a paper entry', bn: 'কাগজ থেকে তোলা প্রোফাইল শুধরে নেওয়া' }],
  [paper.bringCodeToFamily, { en: 'Put a family’s code on the list of calls', bn: 'পরিবারকে কোড পৌঁছে দেওয়া' }],
  [register.readRegister, { en: 'Look at who has read a profile', bn: 'প্রোফাইল কে কে পড়েছেন, দেখা' }],
  [system.showPowerLink, { en: 'Look at the Power Link', bn: 'পাওয়ার লিঙ্কের পাতা দেখা' }],
  [system.turnPowerLink, { en: 'Turn the Power Link on or off', bn: 'পাওয়ার লিঙ্ক চালু বা বন্ধ করা' }],
  [system.showSystem, { en: 'Look at the system', bn: 'সিস্টেমের অবস্থা দেখা' }],
  [system.exportFigures, { en: 'Save the figures', bn: 'হিসেবের সংখ্যা নামানো' }],
  [oldRegister.listRegisters, { en: 'Look at the old registers', bn: 'পুরোনো খাতাগুলির তালিকা দেখা' }],
  [oldRegister.showRegister, { en: 'Open an old register', bn: 'একটি পুরোনো খাতা খোলা' }],
  [oldRegister.sendRegister, { en: 'Send the file of an old register', bn: 'পুরোনো খাতার ফাইল দেওয়া' }],
  [oldRegister.matchColumns, { en: 'Match the columns of an old register', bn: 'পুরোনো খাতার কলাম মেলানো' }],
  [oldRegister.enterRegister, { en: 'Enter the families of an old register', bn: 'পুরোনো খাতার পরিবারগুলি তোলা' }],
  [
    oldRegister.releaseRegister,
    { en: 'Put families of an old register on the list of calls', bn: 'পুরোনো খাতার পরিবারদের ফোনের তালিকায় দেওয়া' },
  ],
  [oldRegister.undoRegister, { en: 'Remove an old register', bn: 'খাতা থেকে যা তোলা হয়েছে, সব বাতিল করা' }],
  [
    oldRegister.answerRegister,
    { en: 'Note what a family of the old register said', bn: 'পুরোনো খাতার পরিবার ফোনে কী বললেন, লেখা' },
  ],
  [oldRegister.fetchFaults, { en: 'Save the rows that were not entered', bn: 'যে সারিগুলি ওঠেনি, সেগুলি নামানো' }],
  [works.listWorks, { en: 'Look at long jobs', bn: 'বড় কাজগুলির তালিকা দেখা' }],
  [works.stopWork, { en: 'Stop a long job', bn: 'বড় কাজ মাঝপথে বন্ধ করা' }],
  [desk.USES.workFile, { en: 'Save the file of a long job', bn: 'বড় কাজের ফাইল নামানো' }],
  [today.showToday, { en: 'Look at the day’s work', bn: 'আজকের কাজ দেখা' }],
];

/** The names, keyed as in the records. Commands from a terminal are not included; the records show them as typed. */
export const namesOfUses: ReadonlyMap<string, Words> = new Map(
  namesByUse.map(([use, words]) => [typeof use === 'string' ? use : use.path, words]),
);
