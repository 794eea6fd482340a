import type { Language } from './choices.ts';

/** What a member agrees to with a pair check, word for word. Other words are another version. */
export const PAIR_CHECK_CONSENT: { version: string } & Record<Language, string> = {
  version: '2026-11-26',
  en:
    'I agree to a health pair check with this family. The site compares the haemoglobin result that I have recorded with the ' +
    'one that they have recorded. There are only two possible answers, and both of us read the same one. The first comes only ' +
    'when both of us have recorded a laboratory result that is clear, with its date: each of us then knows that the other has ' +
    'declared that they are no carrier. In every other case we read that we should see a counsellor together: when one of us is ' +
    'a carrier, but also when a result is not told, has no date, is still awaited or is not certain. A result counts seven days ' +
    'after it was entered or changed; a change also takes back a consent that still waits. That answer says nothing for certain about either of us. I know that the answer can reveal something of my health ' +
    'to the other family. Results are what each of us has declared, so a laboratory test is needed in any case. My consent ' +
    'waits for theirs for thirty days. My own result stays as it is for thirty days after the check. I can take this consent ' +
    'back at any time: the answer is then gone for both of us, though what was read may be remembered.',
  bn:
    'এই পরিবারের সঙ্গে থ্যালাসেমিয়া মিলিয়ে দেখায় আমি রাজি। আমি থ্যালাসেমিয়া পরীক্ষার (এইচপিএলসি) যে ফল লিখে রেখেছি আর তাঁরা যে ফল লিখে ' +
    'রেখেছেন, সাইট সেই দুটি মিলিয়ে দেখবে। উত্তর হতে পারে মাত্র দুরকম, আর আমরা দুই পক্ষই একই উত্তর পড়ব। প্রথম উত্তরটি আসে ' +
    'শুধু তখনই, যখন দুজনেই তারিখ-সহ লিখেছি যে পরীক্ষাগারের রিপোর্টে আমরা বাহক নই: তখন দুজনেই জানব, অন্যজন জানিয়েছেন যে ' +
    'তিনি বাহক নন। বাকি সব ক্ষেত্রে পড়ব, দুজনে একসঙ্গে একজন পরামর্শদাতার কাছে যাওয়া ভালো: একজন বাহক হলে যেমন, তেমনি ফল ' +
    'জানাতে না চাইলে, ফলের তারিখ না থাকলে, রিপোর্ট তখনও না এলে, কিংবা ফল নিশ্চিত না হলেও। ফল লেখার বা বদলানোর সাত দিন পর ' +
    'থেকে তা ধরা হয়; যিনি নিজের ফল বদলান, তাঁর যে সম্মতি তখনও অপেক্ষায়, তা ফেরত নেওয়া হয়। তাই এই ' +
    'উত্তর থেকে দুজনের কারও সম্পর্কেই নিশ্চিত করে কিছু জানা যায় না। আমি জানি, উত্তর থেকে আমার স্বাস্থ্যের কিছু কথা ওই পরিবারের ' +
    'কাছে প্রকাশ পেতে পারে। ফলগুলি আমাদের নিজেদের জানানো, তাই পরীক্ষাগারে রক্তপরীক্ষা করাতেই হবে। আমার সম্মতি তাঁদের সম্মতির ' +
    'জন্য তিরিশ দিন অপেক্ষায় থাকবে। মিলিয়ে দেখার পর তিরিশ দিন আমার লেখা ফল বদলানো যাবে না। এই সম্মতি আমি যে কোনও সময় ফিরিয়ে ' +
    'নিতে পারি: তখন উত্তরটি দুই পক্ষের কাছ থেকেই সরে যাবে, তবে যা পড়া হয়ে গেছে তা মনে থেকে যেতে পারে।',
};
