import type { Language } from './choices.ts';

/** The exact consent text of a pair check, one paragraph a line. A changed text needs a new version. */
export const PAIR_CHECK_CONSENT: { version: string } & Record<Language, string> = {
  version: '2026-11-28',
  en: [
    'I agree to a health pair check with this family. The site compares the thalassaemia test result (HPLC) that I have recorded with the one that they have recorded.',
    'There are only two possible answers, and both of us read the same one. The first answer is that each of us has declared that they are not a carrier. The second answer is that we should see a counsellor together.',
    'The first answer comes only when both of us have recorded a laboratory result that is clear, with its date. Each of us then knows that the other has declared that they are not a carrier.',
    'In every other case the second answer comes. It comes when one of us is a carrier. It also comes when one of us prefers not to give a result, or when a result has no date, is still awaited or is not certain. So the second answer says nothing for certain about either of us.',
    'I know that the answer can reveal something about my health to the other family. The results are what each of us has declared, so a laboratory test is needed in any case.',
    'A result is used only once seven days have passed since it was entered or changed. If I change my result, any consent of mine that is still waiting is withdrawn; the same is true for them. My consent waits for theirs for thirty days. I cannot change my result for thirty days after the check.',
    'I can withdraw this consent at any time. Neither of us can then see the answer any more, though what was read may be remembered.',
  ].join('\n'),
  bn: [
    'এই পরিবারের সঙ্গে থ্যালাসেমিয়া মিলিয়ে দেখায় আমি রাজি। থ্যালাসেমিয়া পরীক্ষার (এইচপিএলসি) যে ফল আমি লিখে রেখেছি আর যে ফল তাঁরা লিখে রেখেছেন, সাইট সেই দুটি মিলিয়ে দেখবে।',
    'উত্তর হতে পারে মাত্র দুরকম, আর দুজনেই একই উত্তর পড়ব। প্রথম উত্তর: আমরা দুজনেই জানিয়েছি যে আমরা বাহক নই। দ্বিতীয় উত্তর: দুজনের একসঙ্গে একজন পরামর্শদাতার কাছে যাওয়া ভালো।',
    'প্রথম উত্তরটি আসে শুধু তখনই, যখন পরীক্ষাগারের রিপোর্টে আমরা কেউই বাহক নই, আর দুজনেই সে কথা তারিখ-সহ লিখেছি। তখন দুজনেই জানব, অন্যজন জানিয়েছেন যে তিনি বাহক নন।',
    'বাকি সব ক্ষেত্রে আসে দ্বিতীয় উত্তরটি। একজন বাহক হলে এই উত্তর আসে। কেউ ফল জানাতে না চাইলে, ফলের তারিখ না থাকলে, রিপোর্ট তখনও না এলে বা ফল নিশ্চিত না হলেও এই উত্তরই আসে। তাই দ্বিতীয় উত্তর থেকে দুজনের কারও সম্পর্কেই নিশ্চিত করে কিছু জানা যায় না।',
    'আমি জানি, উত্তর থেকে ওই পরিবার আমার স্বাস্থ্যের কিছু কথা বুঝে নিতে পারেন। ফলগুলি আমাদের নিজেদের জানানো, তাই পরীক্ষাগারে রক্তপরীক্ষা করাতেই হবে।',
    'ফল লেখার বা বদলানোর সাত দিন পর থেকে তা মিলিয়ে দেখা যায়। নিজের ফল বদলালে আমার যে সম্মতি তখনও অপেক্ষায় আছে, তা বাতিল হয়ে যায়; তাঁদের বেলাতেও তা-ই। আমার সম্মতি তাঁদের সম্মতির জন্য তিরিশ দিন অপেক্ষায় থাকবে। মিলিয়ে দেখার পর তিরিশ দিন আমার লেখা ফল বদলানো যাবে না।',
    'এই সম্মতি আমি যে কোনও সময় ফিরিয়ে নিতে পারি। তখন দুজনের কেউই আর উত্তরটি দেখতে পাব না, তবে যা পড়া হয়ে গেছে তা মনে থেকে যেতে পারে।',
  ].join('\n'),
};
