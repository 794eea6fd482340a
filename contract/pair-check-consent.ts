import type { Language } from './choices.ts';

/** What a member agrees to with a pair check, word for word. Other words are another version. */
export const PAIR_CHECK_CONSENT: { version: string } & Record<Language, string> = {
  version: '2026-11-22',
  en:
    'I agree to a health pair check with this family. The site compares the haemoglobin result that I have recorded with the ' +
    'one that they have recorded. Both of us then read the same one of two answers: that nothing in what the two of us have ' +
    'recorded shows a serious shared risk, or that we should see a counsellor together. The second answer also comes when something was not recorded, ' +
    'has no date or is not certain. I know that the answer can reveal something: together with their own result, it may let ' +
    'the other family guess at mine. Results are what each of us has declared, so a laboratory test is needed in any case. My ' +
    'own result stays as it is for thirty days after the check. I can take this consent back at any time: the answer is then ' +
    'gone for both of us, though what was read may be remembered.',
  bn:
    'এই পরিবারের সঙ্গে স্বাস্থ্য মিলিয়ে দেখায় আমি রাজি। আমি হিমোগ্লোবিন পরীক্ষার যে ফল লিখে রেখেছি আর তাঁরা যে ফল লিখে রেখেছেন, ' +
    'সাইট সেই দুটি মিলিয়ে দেখবে। তারপর আমরা দুই পক্ষই একই উত্তর পড়ব, দুটির একটি: আমাদের দুজনের লেখা ফল মিলিয়ে বড় কোনও ঝুঁকি ' +
    'দেখা যাচ্ছে না, অথবা দুজনে একসঙ্গে একজন পরামর্শদাতার কাছে যাওয়া ভালো। কিছু লেখা না থাকলে, তারিখ না থাকলে বা ফল নিশ্চিত না হলেও ' +
    'দ্বিতীয় উত্তরটিই আসে। আমি জানি, উত্তর থেকে কিছু প্রকাশ পেতে পারে: নিজেদের ফলের সঙ্গে মিলিয়ে ওই পরিবার আমার ফল আন্দাজ করতে ' +
    'পারেন। ফলগুলি আমাদের নিজেদের জানানো, তাই পরীক্ষাগারে রক্তপরীক্ষা করাতেই হবে। মিলিয়ে দেখার পর তিরিশ দিন আমার লেখা ফল বদলানো ' +
    'যাবে না। এই সম্মতি আমি যে কোনও সময় ফিরিয়ে নিতে পারি: তখন উত্তরটি দুই পক্ষের কাছ থেকেই সরে যাবে, তবে যা পড়া হয়ে গেছে তা মনে থেকে ' +
    'যেতে পারে।',
};
