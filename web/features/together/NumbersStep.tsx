import { CallFamily } from '#web/fields/CallFamily.tsx';
import { PressSteps } from '#web/fields/PressStep.tsx';
import { type TogetherStepProps, viewOf } from '#web/fields/together-step.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { numbersTexts } from './numbers.texts.ts';

export const load = async () => null;

/** Whether phones are exchanged now or the two write first, and the buttons that open the numbers. */
export function Component({ member, shown }: TogetherStepProps<null>) {
  const t = useTexts(numbersTexts);
  const view = viewOf(shown, 'numbers');
  const mine = { now: t.mineNow, writeFirst: t.mineWriteFirst, exchange: t.mineExchange }[view.mine];
  const theirs = { now: t.theirsNow, writeFirst: t.theirsWriteFirst, exchange: t.theirsExchange }[view.theirs];
  const isClosed = shown.numbers === 'closed';
  return (
    <>
      <p>{isClosed ? t.closed : shown.isOpened ? t.seen : t.open}</p>
      {mine && <p>{mine}</p>}
      {theirs && <p>{theirs}</p>}
      {!isClosed && <CallFamily member={member} isWritingFirst={false} />}
      {(isClosed || !shown.isOpened) && (
        <PressSteps
          member={member}
          view={view}
          options={
            isClosed
              ? [
                  { value: 'exchange', label: t.exchange },
                  ...(view.mine === 'exchange' ? [{ value: 'writeFirst', label: t.writeFirst }] : []),
                ]
              : [
                  { value: 'writeFirst', label: t.writeFirst },
                  ...(view.mine === 'writeFirst' ? [{ value: 'now', label: t.now }] : []),
                ]
          }
        />
      )}
      <p className="soft">{t.about}</p>
    </>
  );
}
