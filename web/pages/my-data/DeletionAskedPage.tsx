import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deleteTexts } from '#web/features/my-data/delete.texts.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CardPage } from '#web/layout/CardPage.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { dayInIndia } from '#words/numbers.ts';

const { en, bn } = deleteTexts;
export const head = {
  en: { title: en.askedHeading, description: en.askedDescription },
  bn: { title: bn.askedHeading, description: bn.askedDescription },
};

/** The form of a reference number, such as `SB-7K3M-429T`. */
const REFERENCE = /^SB-\w{4}-\w{4}$/;

/** The reader has no session any more, so the page's data comes from its address. */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const due = searchParams.get('due') ?? '';
  const receipt = searchParams.get('receipt') ?? '';
  return {
    due: Number.isNaN(Date.parse(due)) ? '' : due,
    receipt: REFERENCE.test(receipt) ? receipt : '',
  };
}

/** Confirms a requested deletion, with its date and its reference. */
export function Component() {
  const { due, receipt } = useLoaderData<typeof loader>();
  const t = useTexts(deleteTexts);
  const language = useLanguage();
  const facts = [
    ...(due ? [{ label: t.dueAt, value: dayInIndia(due, language) }] : []),
    ...(receipt ? [{ label: t.receipt, value: receipt }] : []),
  ];
  return (
    <CardPage title={t.askedHeading} lead={t.askedLead}>
      <Facts facts={facts} />
      <p>{t.receiptNote}</p>
      <p>{t.keep}</p>
      <LinkButton to="/login" look="secondary">
        {t.login}
      </LinkButton>
    </CardPage>
  );
}
