import type { Adapter } from './channel.ts';

type Print = (line: string) => void;

const INTRODUCTION =
  'This is a trial at home: what a real site would send is printed here. It ends as soon as PUBLIC_URL is set.';

/** On a trial at home alone: the person who started the site reads there what would have been sent. */
export function makeTerminal(print: Print = console.log): Adapter {
  let isIntroduced = false;
  return {
    async send({ channel, to, subject, text }) {
      if (!isIntroduced) print(INTRODUCTION);
      isIntroduced = true;
      print(`${channel} to ${to}: ${[subject, text].filter(Boolean).join('\n')}`);
      return { isSent: true };
    },
    close: async () => {},
  };
}
