import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/platform/db/tables.ts';

/** The first line of the story. */
const INVENTED = {
  en: '<p><strong>This story is invented: it stands in the demo alone.</strong></p>',
  bn: '<p><strong>গল্পটি বানানো, শুধু নমুনা সাইটে আছে।</strong></p>',
} as const;

/** Inserts one success story, from the first message to the wedding, marked as invented in its first line. */
export async function insertStory(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('testimonials')
    .values({
      kind: 'story',
      author: 'Ruma and Anirban (invented)',
      author_bn: 'রুমা ও অনির্বাণ (বানানো গল্প)',
      html: `${INVENTED.en}<p>We wrote for two weeks before either of us gave a number. His mother asked mine about mangoes, and they have talked every Sunday since. We met at our house in Bankura with both families, had the blood test together, and put the twelve questions on the table over tea. Of the twelve we disagreed on two, and laughed about one of them.</p>`,
      html_bn: `${INVENTED.bn}<p>নম্বর দেওয়ার আগে দু’সপ্তাহ চিঠিতে কথা হয়েছিল। ওর মা আমার মাকে আমের কথা জিজ্ঞেস করেছিলেন; সেই থেকে প্রতি রবিবার দুজনের গল্প। দুই বাড়ির সবাই মিলে দেখা হল বাঁকুড়ায়, আমাদের বাড়িতে। একসঙ্গে রক্তপরীক্ষা করালাম, তারপর চা নিয়ে বসে বারোটি প্রশ্নের উত্তর মেলালাম। বারোটির মধ্যে দুটিতে মেলেনি; তার একটি নিয়ে দুজনেই হেসেছি।</p>`,
      published_at: sql<Date>`now()`,
      consented_on: null,
    })
    .execute();
}
