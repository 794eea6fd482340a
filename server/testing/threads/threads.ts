import type { ThreadName } from '#contract/thread-names.ts';
import type { TestAnswer } from '#server/testing/client.ts';
import { ask } from '#server/testing/meeting.ts';
import type { TestMember } from '#server/testing/members.ts';

interface SendOptions {
  thread?: ThreadName;
  /** Identifies the message, so that it is stored only once if it is sent again. */
  key?: string;
  /** `Yes` sends the message although the family was warned of it, because it mentions money, for example. */
  anyway?: '' | 'Yes';
}

/** Sends a message of one family to another. */
export const sendToFamily = (
  member: TestMember,
  other: Pick<TestMember, 'pid'>,
  text: string,
  { thread = 'families', key = '', anyway = '' }: SendOptions = {},
): Promise<TestAnswer> => ask(member, 'sendmessage', other, { thread, text, key, anyway });

/** Reads a page of messages; `before` is the number of the message that follows the page. */
export const showThread = (
  member: TestMember,
  other: Pick<TestMember, 'pid'>,
  { thread = 'families', before = '' }: { thread?: ThreadName; before?: string } = {},
): Promise<TestAnswer> => ask(member, 'showmessages', other, { thread, before });

interface ShownMessage {
  words: string;
  isOurs: boolean;
  isWarned: boolean;
  number: number;
}

/** Returns the messages of an answer to `showThread`; none if it was refused. */
export const messagesOf = ({ body }: TestAnswer): ShownMessage[] =>
  Array.isArray(body.messages) ? (body.messages as ShownMessage[]) : [];

/** Returns the words of the messages of an answer. */
export const wordsIn = (answer: TestAnswer): string[] => messagesOf(answer).map(({ words }) => words);

/** Presses a step of the page of two families. */
export const pressStep = (member: TestMember, other: Pick<TestMember, 'pid'>, step: string, value: string) =>
  ask(member, 'presstogether', other, { step, value });

/** Makes both candidates request a thread of their own, which opens it. Throws if a request is refused. */
export async function openTheTwo(member: TestMember, other: TestMember): Promise<void> {
  const answers = [await pressStep(member, other, 'theTwo', 'Yes'), await pressStep(other, member, 'theTwo', 'Yes')];
  for (const answer of answers) if (answer.body.msgcode !== 1) throw new Error(answer.text);
}
