import { CallFamily } from '#web/fields/CallFamily.tsx';
import { PressSteps } from '#web/fields/PressStep.tsx';
import { type TogetherStepProps, viewOf } from '#web/fields/together-step.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { numbersTexts } from './numbers.texts.ts';

/** The step needs no data besides the facts of the page. */
export const load = async () => null;

/** Shows whether the phone numbers are open or the two families write first, and the buttons that change this. */
export function Component({ member, shown }: TogetherStepProps<null>) {
  const t = useTexts(numbersTexts);
  const view = viewOf(shown, 'numbers');
  const ourText = { now: t.mineNow, writeFirst: t.mineWriteFirst, exchange: t.mineExchange }[view.mine];
  const theirText = { now: t.theirsNow, writeFirst: t.theirsWriteFirst, exchange: t.theirsExchange }[view.theirs];
  const isClosed = shown.numbers === 'closed';
  const openText = shown.isOpened ? t.seen : t.open;
  const optionsIfClosed = [
    { value: 'exchange', label: t.exchange },
    ...(view.mine === 'exchange' ? [{ value: 'writeFirst', label: t.writeFirst }] : []),
  ];
  const optionsIfOpen = [
    { value: 'writeFirst', label: t.writeFirst },
    ...(view.mine === 'writeFirst' ? [{ value: 'now', label: t.now }] : []),
  ];
  return (
    <>
      <p>{isClosed ? t.closed : openText}</p>
      {ourText && <p>{ourText}</p>}
      {theirText && <p>{theirText}</p>}
      {!isClosed && <CallFamily member={member} isWritingFirst={false} />}
      {(isClosed || !shown.isOpened) && (
        <PressSteps member={member} view={view} options={isClosed ? optionsIfClosed : optionsIfOpen} />
      )}
      <p className="soft">{t.about}</p>
    </>
  );
}
