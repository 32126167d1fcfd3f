import { g as createVNode, F as Fragment, _ as __astro_tag_component__ } from './astro/server_M5gGLwxR.mjs';
import 'html-escaper';
import 'clsx';

const frontmatter = {
  "title": "GLP-1 Cost Breakdown-266",
  "lead": "The same month can cost a small copay or more than a car payment.",
  "description": "What GLP-1 medication costs by brand, savings card, telehealth and insurance, with hidden costs and a full year side by side.-266",
  "badge": "Cost Analysis",
  "figure": {
    "value": "$299",
    "meaning": "a fill from the third on, for the Wegovy pill, as reported",
    "drawing": {
      "kind": "columns",
      "values": [149, 199, 299, 299, 299, 299, 299, 299, 299, 299, 299, 299]
    }
  },
  "updated": "September 2025",
  "order": 267,
  "emergency": null,
  "author": "Weighpoint editors",
  "reviewer": null,
  "published": "2026-11-20",
  "modified": "2026-11-23",
  "gathered": "October to November 2026",
  "checked": "November 2026"
};
function getHeadings() {
  return [{
    "depth": 2,
    "slug": "prices-without-insurance",
    "text": "Prices without insurance"
  }, {
    "depth": 2,
    "slug": "if-you-have-250-a-month",
    "text": "If you have $250 a month"
  }, {
    "depth": 2,
    "slug": "the-second-year-and-stopping-early",
    "text": "The second year, and stopping early"
  }, {
    "depth": 3,
    "slug": "stopping-after-three-months",
    "text": "Stopping after three months"
  }, {
    "depth": 2,
    "slug": "dates-that-change-your-price",
    "text": "Dates that change your price"
  }, {
    "depth": 2,
    "slug": "brand-prices-at-the-pharmacy",
    "text": "Brand prices at the pharmacy"
  }, {
    "depth": 2,
    "slug": "manufacturer-savings-programs",
    "text": "Manufacturer savings programs"
  }, {
    "depth": 2,
    "slug": "telehealth-costs",
    "text": "Telehealth costs"
  }, {
    "depth": 2,
    "slug": "trumprx-warehouses-and-online-pharmacies",
    "text": "TrumpRx, warehouses, and online pharmacies"
  }, {
    "depth": 2,
    "slug": "insurance-reality",
    "text": "Insurance reality"
  }, {
    "depth": 3,
    "slug": "medicare",
    "text": "Medicare"
  }, {
    "depth": 2,
    "slug": "money-saving-strategies",
    "text": "Money-saving strategies"
  }, {
    "depth": 3,
    "slug": "hsa-or-fsa",
    "text": "HSA or FSA"
  }, {
    "depth": 2,
    "slug": "annual-comparison",
    "text": "Annual comparison"
  }, {
    "depth": 2,
    "slug": "hidden-costs",
    "text": "Hidden costs"
  }, {
    "depth": 3,
    "slug": "if-you-were-charged-without-agreeing",
    "text": "If you were charged without agreeing"
  }, {
    "depth": 2,
    "slug": "price-trends",
    "text": "Price trends"
  }, {
    "depth": 2,
    "slug": "what-we-estimated-in-september-2025",
    "text": "What we estimated in September 2025"
  }];
}
function _createMdxContent(props) {
  const _components = {
    a: "a",
    h2: "h2",
    h3: "h3",
    li: "li",
    ol: "ol",
    p: "p",
    strong: "strong",
    ul: "ul",
    ...props.components
  }, {AnswerRows, Bars, Cite, DateLanes, Estimates, FirstYear, Folded, MakerPrices, PriceColumns, WhoShouldNot} = _components;
  if (!AnswerRows) _missingMdxReference("AnswerRows");
  if (!Bars) _missingMdxReference("Bars");
  if (!Cite) _missingMdxReference("Cite");
  if (!DateLanes) _missingMdxReference("DateLanes");
  if (!Estimates) _missingMdxReference("Estimates");
  if (!FirstYear) _missingMdxReference("FirstYear");
  if (!Folded) _missingMdxReference("Folded");
  if (!MakerPrices) _missingMdxReference("MakerPrices");
  if (!PriceColumns) _missingMdxReference("PriceColumns");
  if (!WhoShouldNot) _missingMdxReference("WhoShouldNot");
  return createVNode(Fragment, {
    children: [createVNode(AnswerRows, {
      caption: "Your month",
      strip: "reported, October 2026",
      rows: [{
        situation: "With coverage",
        figure: "$25 or more",
        next: "Your copay, less the maker’s card."
      }, {
        situation: "No coverage",
        figure: "$149 to start",
        next: "Then $299 or more, refilled on time."
      }, {
        situation: "Medicare",
        figure: "{until 2027-12-31: $50}",
        next: "The GLP-1 Bridge, if you qualify."
      }, {
        situation: "Medicaid",
        figure: "Ask your state",
        next: "13 states paid for it, Jan. 2026."
      }, {
        situation: "$250 a month",
        figure: "2 fills",
        next: "Two fills to start, then $299 or more."
      }],
      cite: ["novocare-wegovy", "lillydirect-zepbound", "foundayo-price", "cms-glp1-bridge", "kff-medicaid"],
      marks: "[{\"id\":\"novocare-wegovy\",\"number\":1,\"occurrence\":1,\"isReported\":false},{\"id\":\"lillydirect-zepbound\",\"number\":2,\"occurrence\":1,\"isReported\":false},{\"id\":\"foundayo-price\",\"number\":3,\"occurrence\":1,\"isReported\":false},{\"id\":\"cms-glp1-bridge\",\"number\":4,\"occurrence\":1,\"isReported\":false},{\"id\":\"kff-medicaid\",\"number\":5,\"occurrence\":1,\"isReported\":false}]"
    }), "\n", createVNode(_components.h2, {
      id: "prices-without-insurance",
      children: "Prices without insurance"
    }), "\n", createVNode(_components.p, {
      children: "A higher dose often costs more. A seller’s price can rise, too: ask."
    }), "\n", createVNode(PriceColumns, {
      caption: "Each fill of your first year, in dollars",
      note: "Our sums: no visits, needles, or tax; the same prices all year.",
      cite: ["novocare-wegovy", "lillydirect-zepbound", "foundayo-price"],
      marks: "[{\"id\":\"novocare-wegovy\",\"number\":1,\"occurrence\":2,\"isReported\":false},{\"id\":\"lillydirect-zepbound\",\"number\":2,\"occurrence\":2,\"isReported\":false},{\"id\":\"foundayo-price\",\"number\":3,\"occurrence\":2,\"isReported\":false}]"
    }), "\n", createVNode(_components.p, {
      children: [createVNode(_components.strong, {
        children: "Put your refill date in a calendar."
      }), " Lilly’s lower prices need a refill within 45 days.", createVNode(Cite, {
        id: "lillydirect-zepbound",
        marks: "[{\"id\":\"lillydirect-zepbound\",\"number\":2,\"occurrence\":3,\"isReported\":false}]"
      })]
    }), "\n", createVNode(Folded, {
      title: "Every price by dose, and generics",
      children: [createVNode(MakerPrices, {}), createVNode(_components.p, {
        children: ["Liraglutide (Saxenda) has at least two generics: Teva launched one on August 28, 2025, and Cipla on February 27, 2026.", createVNode(Cite, {
          id: ["teva-liraglutide", "cipla-liraglutide"],
          marks: "[{\"id\":\"teva-liraglutide\",\"number\":6,\"occurrence\":1,\"isReported\":false},{\"id\":\"cipla-liraglutide\",\"number\":7,\"occurrence\":1,\"isReported\":false}]"
        })]
      })]
    }), "\n", createVNode(_components.h2, {
      id: "if-you-have-250-a-month",
      children: "If you have $250 a month"
    }), "\n", createVNode(_components.p, {
      children: ["No approved drug with a price on record costs $250 or less at its full dose. Two fills of the Wegovy pill or of Foundayo fit, at $149 and $199; then each is $299, if prices stay. For new patients, so do two fills of the Wegovy pen, at $199, started by December 3, 2026; then $349.", createVNode(Cite, {
        id: ["novocare-wegovy", "foundayo-price"],
        marks: "[{\"id\":\"novocare-wegovy\",\"number\":1,\"occurrence\":3,\"isReported\":false},{\"id\":\"foundayo-price\",\"number\":3,\"occurrence\":3,\"isReported\":false}]"
      }), " This is the drug alone: ", createVNode(_components.a, {
        href: "/guides/glp1-without-insurance#if-you-have-250-a-month",
        children: "add the visits"
      }), "."]
    }), "\n", createVNode(_components.ul, {
      children: ["\n", createVNode(_components.li, {
        children: [createVNode(_components.strong, {
          children: "First:"
        }), " ask what a visit costs. Do not rush a start for a price that ", createVNode(_components.a, {
          href: "#dates-that-change-your-price",
          children: "ends soon"
        }), "."]
      }), "\n", createVNode(_components.li, {
        children: [createVNode(_components.strong, {
          children: "After two fills:"
        }), " by our sums, a pill is $338 over $3,000 in year one, $588 in year two. Too much? Tell the prescriber before you start."]
      }), "\n", createVNode(_components.li, {
        children: [createVNode(_components.strong, {
          children: "Also ask:"
        }), " two pharmacies for generic liraglutide, a daily shot; its price is not on record. Medicare’s Bridge is $50 a month if you qualify.", createVNode(Cite, {
          id: "cms-glp1-bridge",
          marks: "[{\"id\":\"cms-glp1-bridge\",\"number\":4,\"occurrence\":2,\"isReported\":false}]"
        })]
      }), "\n", createVNode(_components.li, {
        children: createVNode(_components.strong, {
          children: "Do not stay on a starting dose to save money."
        })
      }), "\n"]
    }), "\n", createVNode(_components.h2, {
      id: "the-second-year-and-stopping-early",
      children: "The second year, and stopping early"
    }), "\n", createVNode(_components.p, {
      children: ["If prices stay, a second year costs $3,588 for either pill, $4,537 for the Wegovy pen, and $5,837 for Zepbound at 10 to 15 mg, refilled on time.", createVNode(Cite, {
        id: ["novocare-wegovy", "lillydirect-zepbound", "foundayo-price"],
        marks: "[{\"id\":\"novocare-wegovy\",\"number\":1,\"occurrence\":4,\"isReported\":false},{\"id\":\"lillydirect-zepbound\",\"number\":2,\"occurrence\":4,\"isReported\":false},{\"id\":\"foundayo-price\",\"number\":3,\"occurrence\":4,\"isReported\":false}]"
      }), " No price after December 31, 2026, is confirmed."]
    }), "\n", createVNode(_components.h3, {
      id: "stopping-after-three-months",
      children: "Stopping after three months"
    }), "\n", createVNode(_components.p, {
      children: ["Three fills of the Wegovy pill or Foundayo come to $647;", createVNode(Cite, {
        id: ["novocare-wegovy", "foundayo-price"],
        marks: "[{\"id\":\"novocare-wegovy\",\"number\":1,\"occurrence\":5,\"isReported\":false},{\"id\":\"foundayo-price\",\"number\":3,\"occurrence\":5,\"isReported\":false}]"
      }), " no set term with the makers is on record. A seller may hold you to one, and ", createVNode(_components.a, {
        href: "/guides/tirzepatide-vs-semaglutide#what-happens-after-you-stop",
        children: "the weight tends to come back"
      }), "."]
    }), "\n", createVNode(_components.h2, {
      id: "dates-that-change-your-price",
      children: "Dates that change your price"
    }), "\n", createVNode(DateLanes, {
      caption: "What ends, and when",
      until: "2027-12-31",
      items: [{
        day: "2026-12-01",
        title: "Foundayo’s cheap start",
        text: "Start by this day to get both: $149, then $199.",
        tone: "maker"
      }, {
        day: "2026-12-03",
        title: "Wegovy pen’s cheap start",
        text: "New patients: start by this day to get both at $199.",
        tone: "maker"
      }, {
        day: "2026-12-31",
        title: "Offers end",
        text: "Wegovy’s $199 start, Ozempic’s offer, Foundayo’s prices, Lilly’s three cards.",
        tone: "maker"
      }, {
        day: "2027-01-01",
        title: "Wegovy lists at $675",
        text: "Ozempic, Rybelsus too; not self-pay.",
        begins: true,
        tone: "slate"
      }, {
        day: "2027-12-31",
        title: "Bridge ends",
        text: "Medicare: ask your plan what comes after.",
        tone: "pine"
      }],
      note: "Days to start by are our sums. Do not step up early for a price.",
      cite: ["novocare-wegovy", "novocare-ozempic", "foundayo-price", "lilly-savings", "novo-price-cut", "lilly-obesity-medicare"],
      marks: "[{\"id\":\"novocare-wegovy\",\"number\":1,\"occurrence\":6,\"isReported\":false},{\"id\":\"novocare-ozempic\",\"number\":8,\"occurrence\":1,\"isReported\":false},{\"id\":\"foundayo-price\",\"number\":3,\"occurrence\":6,\"isReported\":false},{\"id\":\"lilly-savings\",\"number\":9,\"occurrence\":1,\"isReported\":false},{\"id\":\"novo-price-cut\",\"number\":10,\"occurrence\":1,\"isReported\":false},{\"id\":\"lilly-obesity-medicare\",\"number\":11,\"occurrence\":1,\"isReported\":false}]"
    }), "\n", createVNode(_components.h2, {
      id: "brand-prices-at-the-pharmacy",
      children: "Brand prices at the pharmacy"
    }), "\n", createVNode(Bars, {
      caption: "List price of one month",
      rows: [{
        label: "Wegovy",
        value: 1349.02,
        text: "$1,349.02",
        tone: "slate"
      }, {
        label: "Mounjaro",
        value: 1112.16,
        text: "$1,112.16",
        tone: "slate"
      }, {
        label: "Zepbound",
        value: 1087,
        text: "about $1,087",
        tone: "slate"
      }, {
        label: "Ozempic",
        value: 1027.51,
        text: "$1,027.51",
        tone: "slate"
      }],
      cite: ["novo-list-prices", "lilly-list-prices"],
      marks: "[{\"id\":\"novo-list-prices\",\"number\":12,\"occurrence\":1,\"isReported\":false},{\"id\":\"lilly-list-prices\",\"number\":13,\"occurrence\":1,\"isReported\":false}]"
    }), "\n", createVNode(_components.h2, {
      id: "manufacturer-savings-programs",
      children: "Manufacturer savings programs"
    }), "\n", createVNode(_components.p, {
      children: ["A savings card pays part of your copay, if a plan from a job, or one you bought, ", createVNode(_components.strong, {
        children: "covers the drug"
      }), ". Not for Medicare, Medicaid, or the like.", createVNode(Cite, {
        id: "novocare-ozempic-terms",
        marks: "[{\"id\":\"novocare-ozempic-terms\",\"number\":14,\"occurrence\":1,\"isReported\":false}]"
      })]
    }), "\n", createVNode(AnswerRows, {
      caption: "With a card you pay, a month",
      note: "{until 2026-12-31: * Has a last day: see the dates above.}",
      rows: [{
        situation: "Wegovy, Ozempic",
        figure: "$25 or more",
        next: "At most $100 off: a $300 copay becomes $200."
      }, {
        situation: "Foundayo *",
        figure: "{until 2026-12-31: $25 or more}",
        next: "At most $100 off."
      }, {
        situation: "Zepbound *",
        figure: "{until 2026-12-31: $25, or $499}",
        next: "$25 if your plan covers it, up to $1,300 off a year. $499 if not: self-pay is lower, if refilled on time."
      }, {
        situation: "Mounjaro *",
        figure: "{until 2026-12-31: Not on record}"
      }],
      cite: ["novocare-wegovy", "lilly-savings", "foundayo-price"],
      marks: "[{\"id\":\"novocare-wegovy\",\"number\":1,\"occurrence\":7,\"isReported\":false},{\"id\":\"lilly-savings\",\"number\":9,\"occurrence\":2,\"isReported\":false},{\"id\":\"foundayo-price\",\"number\":3,\"occurrence\":7,\"isReported\":false}]"
    }), "\n", createVNode(_components.h2, {
      id: "telehealth-costs",
      children: "Telehealth costs"
    }), "\n", createVNode(_components.p, {
      children: ["A price below $299", createVNode(Cite, {
        id: "novocare-wegovy",
        marks: "[{\"id\":\"novocare-wegovy\",\"number\":1,\"occurrence\":8,\"isReported\":false}]"
      }), " a month can leave something out, bind you for a year, or be for something other than an approved drug at full dose; ask which. Many sellers offer ", createVNode(_components.a, {
        href: "/guides/glp1-without-insurance#last-choice-compounded-versions",
        children: "compounded drugs"
      }), ", which FDA does not check before they are sold.", createVNode(Cite, {
        id: "fda-unapproved",
        marks: "[{\"id\":\"fda-unapproved\",\"number\":15,\"occurrence\":1,\"isReported\":false}]"
      })]
    }), "\n", createVNode(_components.h2, {
      id: "trumprx-warehouses-and-online-pharmacies",
      children: "TrumpRx, warehouses, and online pharmacies"
    }), "\n", createVNode(_components.p, {
      children: ["As reported, TrumpRx opened no lower than the makers’ prices of October 2026: Wegovy from $199, its pill from $149, Zepbound from $299.", createVNode(Cite, {
        id: "trumprx",
        marks: "[{\"id\":\"trumprx\",\"number\":16,\"occurrence\":1,\"isReported\":false}]"
      }), " No warehouse or pharmacy price is on record: ask two."]
    }), "\n", createVNode(_components.h2, {
      id: "insurance-reality",
      children: "Insurance reality"
    }), "\n", createVNode(_components.p, {
      children: ["Medicaid depends on your state. In 2025, as reported, 19% of employers with 200 or more workers covered these drugs for weight, and 43% of those with 5,000 or more.", createVNode(Cite, {
        id: "kff-employers",
        marks: "[{\"id\":\"kff-employers\",\"number\":17,\"occurrence\":1,\"isReported\":false}]"
      }), " After a no, ", createVNode(_components.a, {
        href: "/guides/glp1-without-insurance#ask-your-plan-again",
        children: "appeal"
      }), "."]
    }), "\n", createVNode(_components.h3, {
      id: "medicare",
      children: "Medicare"
    }), "\n", createVNode(_components.p, {
      children: ["The GLP-1 Bridge charges $50 a month, to December 31, 2027.", createVNode(Cite, {
        id: "lilly-obesity-medicare",
        marks: "[{\"id\":\"lilly-obesity-medicare\",\"number\":11,\"occurrence\":2,\"isReported\":false}]"
      })]
    }), "\n", createVNode(_components.p, {
      children: ["It covers Wegovy, Foundayo, and the Zepbound KwikPen for people with Part D, within limits on BMI and health.", createVNode(Cite, {
        id: "cms-glp1-bridge",
        marks: "[{\"id\":\"cms-glp1-bridge\",\"number\":4,\"occurrence\":3,\"isReported\":false}]"
      })]
    }), "\n", createVNode(Folded, {
      title: "The limits of the Bridge",
      children: createVNode(_components.p, {
        children: ["At the start of treatment you need a BMI of 35 or more; or 30 with heart failure with preserved ejection fraction, uncontrolled high blood pressure, or kidney disease of stage 3a or more; or 27 with prediabetes, a past heart attack or stroke, or artery disease with symptoms. Not where Part D covers the drug for another use. The $50 does not count toward your Part D cap. As reported; check with CMS.", createVNode(Cite, {
          id: ["cms-glp1-bridge", "ama-bridge"],
          marks: "[{\"id\":\"cms-glp1-bridge\",\"number\":4,\"occurrence\":4,\"isReported\":false},{\"id\":\"ama-bridge\",\"number\":18,\"occurrence\":1,\"isReported\":false}]"
        })]
      })
    }), "\n", createVNode(_components.h2, {
      id: "money-saving-strategies",
      children: "Money-saving strategies"
    }), "\n", createVNode(_components.ol, {
      children: ["\n", createVNode(_components.li, {
        children: createVNode(_components.strong, {
          children: "Use coverage first."
        })
      }), "\n", createVNode(_components.li, {
        children: [createVNode(_components.strong, {
          children: "Compare the pills:"
        }), " at full dose, refilled on time, they cost less than the Wegovy and Zepbound shots."]
      }), "\n", createVNode(_components.li, {
        children: createVNode(_components.strong, {
          children: "Never split, skip, or share doses."
        })
      }), "\n"]
    }), "\n", createVNode(_components.h3, {
      id: "hsa-or-fsa",
      children: "HSA or FSA"
    }), "\n", createVNode(_components.p, {
      children: ["If you have one, you can pay from it: prescription medicine for a diagnosed condition counts. Something “merely beneficial to general health” does not.", createVNode(Cite, {
        id: "irs-medical",
        marks: "[{\"id\":\"irs-medical\",\"number\":19,\"occurrence\":1,\"isReported\":false}]"
      })]
    }), "\n", createVNode(_components.h2, {
      id: "annual-comparison",
      children: "Annual comparison"
    }), "\n", createVNode(FirstYear, {}), "\n", createVNode(_components.h2, {
      id: "hidden-costs",
      children: "Hidden costs"
    }), "\n", createVNode(_components.p, {
      children: "Ask about each: visits, labs, follow-ups, shipping, a membership, and how long you are bound."
    }), "\n", createVNode(_components.h3, {
      id: "if-you-were-charged-without-agreeing",
      children: "If you were charged without agreeing"
    }), "\n", createVNode(_components.p, {
      children: "Write to the seller and keep the answer. Then dispute the charge with your card company soon: there is a deadline."
    }), "\n", createVNode(_components.h2, {
      id: "price-trends",
      children: "Price trends"
    }), "\n", createVNode(_components.p, {
      children: ["FDA ", createVNode(_components.strong, {
        children: "proposed"
      }), " limits on large compounders in April 2026;", createVNode(Cite, {
        id: "fr-503b-proposal",
        marks: "[{\"id\":\"fr-503b-proposal\",\"number\":20,\"occurrence\":1,\"isReported\":false}]"
      }), " we found no final rule. We know of no date for a generic of semaglutide or tirzepatide."]
    }), "\n", createVNode(WhoShouldNot, {}), "\n", createVNode(_components.h2, {
      id: "what-we-estimated-in-september-2025",
      children: "What we estimated in September 2025"
    }), "\n", createVNode(Estimates, {
      groups: [{
        title: "The market at a glance",
        rows: [["Brand, full price", "$1,200+ a month"], ["Telehealth", "$200-400 a month"], ["With savings cards", "$25-50 a month"], ["Potential savings", "90%"]]
      }, {
        title: "Brand at the pharmacy, a month",
        rows: [["Ozempic", "$900-1,100"], ["Wegovy", "$1,200-1,400"], ["Mounjaro", "$1,000-1,200"], ["Zepbound", "$1,100-1,300"]]
      }, {
        title: "Savings cards",
        rows: [["Ozempic card", "$25/month, up to 24 months"], ["Wegovy card", "$25/month, 13 fills"], ["Mounjaro card", "$25/month, 12 fills"], ["Zepbound card", "$25/month, 13 fills"]]
      }, {
        title: "Telehealth, compounded",
        rows: [["Semaglutide", "$200-300 a month"], ["Tirzepatide", "$250-400 a month"], ["Consultation", "$50-150"]]
      }, {
        title: "A year",
        rows: [["Brand at full price", "$10,800-16,800"], ["Brand, with card", "$300-600"], ["Telehealth care", "$2,400-4,800"], ["Compounding pharmacy", "$1,800-3,600"], ["Insured, for diabetes", "$120-1,200"]]
      }, {
        title: "Other costs",
        rows: [["Consultation fee", "$50-200"], ["Labs", "$100-300 a year"], ["Follow-up", "$50-150 each"], ["Shipping", "$10-25 a month"], ["Diabetes copay", "$10-100 a month"], ["Patents said to run until", "2031 or later"]]
      }],
      note: "On cards we also wrote: Commercial insurance and income limits apply. We found no income limit in their terms. A yearly range is not always twelve times the monthly one."
    })]
  });
}
function MDXContent(props = {}) {
  const {wrapper: MDXLayout} = props.components || ({});
  return MDXLayout ? createVNode(MDXLayout, {
    ...props,
    children: createVNode(_createMdxContent, {
      ...props
    })
  }) : _createMdxContent(props);
}
function _missingMdxReference(id, component) {
  throw new Error("Expected " + ("component" ) + " `" + id + "` to be defined: you likely forgot to import, pass, or provide it.");
}

const url = "/work/b500/content/guides/guide-266.mdx";
const file = "/work/b500/content/guides/guide-266.mdx";
const Content = (props = {}) => MDXContent({
  ...props,
  components: { Fragment: Fragment, ...props.components, },
});
Content[Symbol.for('mdx-component')] = true;
Content[Symbol.for('astro.needsHeadRendering')] = !Boolean(frontmatter.layout);
Content.moduleId = "/work/b500/content/guides/guide-266.mdx";
__astro_tag_component__(Content, 'astro:jsx');

export { Content, Content as default, file, frontmatter, getHeadings, url };
