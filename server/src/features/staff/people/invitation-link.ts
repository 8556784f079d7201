/** Where whoever is invited begins. */
export const invitationLink = (staffUrl: string, token: string) => `${staffUrl}/invitation?token=${token}`;
