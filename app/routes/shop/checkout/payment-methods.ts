export const paymentMethods = ["bank_transfer", "cash_on_delivery"] as const;
