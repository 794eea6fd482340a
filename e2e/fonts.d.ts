/**
 * Tests use their own fonts, because line breaks depend on the width of letters. `usual` is Open Sans, about as wide as
 * the fonts of phones; `wide` is DejaVu, the widest common font.
 */
export type Face = 'usual' | 'wide';
/** Returns the environment in which a browser has only this font. */
export declare function bringFonts(folder: string, face: Face): Promise<Record<string, string>>;
