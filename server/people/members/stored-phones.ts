/** The forms in which a number may be stored, the likelier and longer first: once, ten digits lost the `+` before them. */
export const storedPhones = (phone: string): string[] => (/^\+\d{10}$/.test(phone) ? [phone, phone.slice(1)] : [phone]);
