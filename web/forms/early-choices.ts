/**
 * Repeats the events of input made before hydration, so that the page's handlers run, such as loading a country's
 * states or storing a draft.
 */
export function replayEarlyInput(): void {
  for (const select of document.querySelectorAll('select')) {
    const sent = serverChoice(select);
    if (sent && select.value !== sent.value) select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  for (const box of document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) {
    if (box.checked === box.defaultChecked) continue;
    box.checked = box.defaultChecked;
    box.click();
  }
  for (const radio of document.querySelectorAll<HTMLInputElement>('input[type=radio]')) {
    if (!radio.checked || radio.defaultChecked) continue;
    // A click on a chosen radio would change nothing and send no event.
    radio.checked = false;
    radio.click();
  }
  for (const control of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (isWritten(control) && control.value !== control.defaultValue)
      control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Whether text can be typed into the control. */
const isWritten = ({ type }: HTMLInputElement | HTMLTextAreaElement): boolean =>
  !['checkbox', 'radio', 'hidden', 'file'].includes(type);

/** Returns the option that the server selected, or the first. */
export const serverChoice = ({ options }: HTMLSelectElement): HTMLOptionElement | undefined =>
  [...options].find((option) => option.defaultSelected) ?? options[0];
