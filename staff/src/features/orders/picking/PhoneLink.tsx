/** Dials on a phone; a number that is covered in part is only shown. */
export const PhoneLink = ({ phone }: { phone: string }) =>
  phone.includes('•') ? phone : <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>;
