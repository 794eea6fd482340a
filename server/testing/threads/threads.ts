import type { ThreadName } from '#contract/thread-names.ts';
import type { TestAnswer } from '#server/testing/client.ts';
import { ask } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';

interface Sending {
  thread?: ThreadName;
  key?: string;
  anyway?: '' | 'Yes';
}

export const send = (
  one: TestMember,
  other: Pick<TestMember, 'pid'>,
  text: string,
  { thread = 'families', key = '', anyway = '' }: Sending = {},
): Promise<TestAnswer> => ask(one, 'sendmessage', other, { thread, text, key, anyway });

export const show = (
  one: TestMember,
  other: Pick<TestMember, 'pid'>,
  { thread = 'families', before = '' }: { thread?: ThreadName; before?: string } = {},
): Promise<TestAnswer> => ask(one, 'showmessages', other, { thread, before });

interface ShownMessage {
  words: string;
  isOurs: boolean;
  isWarned: boolean;
  number: number;
}

/** Returns the messages of an answer. */
export const messagesOf = ({ body }: TestAnswer): ShownMessage[] =>
  Array.isArray(body.messages) ? (body.messages as ShownMessage[]) : [];

export const wordsIn = (answer: TestAnswer): string[] => messagesOf(answer).map(({ words }) => words);

export const press = (one: TestMember, other: Pick<TestMember, 'pid'>, step: string, value: string) =>
  ask(one, 'presstogether', other, { step, value });

/** Makes both candidates request a thread of their own. */
export async function openTheTwo(one: TestMember, other: TestMember): Promise<void> {
  for (const answer of [await press(one, other, 'theTwo', 'Yes'), await press(other, one, 'theTwo', 'Yes')])
    if (answer.body.msgcode !== 1) throw new Error(answer.text);
}
