import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#web/i18n/LanguageProvider.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { DeedForm } from './DeedForm.tsx';
import { emptyFormResult } from './empty-form-result.ts';

const WRONG = 'Please shorten it';

/** Returns the forms of a page after this was sent and refused: one form of a row, and two that add an entry. */
function drawn(typed: Record<string, string>): string[] {
  const result = {
    ...emptyFormResult,
    code: 0,
    deed: 'save',
    typed,
    errors: { words: { key: 'tooLong', english: WRONG } },
  };
  const forms = [{ member: '7' }, {}, { member: '' }].map((about, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: three forms that never move
    <DeedForm key={index} deed="save" label="Save" {...about}>
      {(field) => <TextField {...field('words')} label="Words" />}
    </DeedForm>
  ));
  const routes: RouteObject[] = [{ id: 'page', path: '/', element: forms, hydrateFallbackElement: null }];
  const router = createMemoryRouter(routes, { hydrationData: { actionData: { page: result } } });
  const html = renderToStaticMarkup(
    <LanguageProvider initial="en">
      <RouterProvider router={router} />
    </LanguageProvider>,
  );
  return html.match(/<form.*?<\/form>/g) ?? [];
}

const isMarked = (form: string) => form.includes(WRONG) && form.includes('value="what was typed"');

test('what was refused for a row stands in the form of that row alone', () => {
  expect(drawn({ member: '7', words: 'what was typed' }).map(isMarked)).toEqual([true, false, false]);
});

test.each<Record<string, string>>([{}, { member: '' }])(
  'what was to be added stays in the form that adds it, about nobody (%j)',
  (about) => {
    expect(drawn({ ...about, words: 'what was typed' }).map(isMarked)).toEqual([false, true, true]);
  },
);
