import { g as createVNode, F as Fragment, _ as __astro_tag_component__ } from './astro/server_M5gGLwxR.mjs';
import 'html-escaper';
import 'clsx';

const frontmatter = {
  "title": "How to Get GLP-1s Without Insurance-363",
  "lead": "Start with a prescription and the maker’s price. Leave compounded versions for last.",
  "description": "Your options when insurance does not pay for a GLP-1, what each one costs, and what each one risks.-363",
  "badge": "Access Guide",
  "figure": {
    "value": "$149–$449",
    "meaning": "a fill of an approved drug from its maker, refilled on time, as reported",
    "drawing": {
      "kind": "columns",
      "values": [149, 199, 299, 349, 449]
    }
  },
  "updated": null,
  "order": 364,
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
    "slug": "can-you-take-one",
    "text": "Can you take one?"
  }, {
    "depth": 2,
    "slug": "buy-the-approved-drug-from-its-maker",
    "text": "Buy the approved drug from its maker"
  }, {
    "depth": 2,
    "slug": "if-you-have-250-a-month",
    "text": "If you have $250 a month"
  }, {
    "depth": 2,
    "slug": "see-if-a-program-pays",
    "text": "See if a program pays"
  }, {
    "depth": 2,
    "slug": "ask-your-plan-again",
    "text": "Ask your plan again"
  }, {
    "depth": 2,
    "slug": "use-an-online-provider-with-care",
    "text": "Use an online provider with care"
  }, {
    "depth": 2,
    "slug": "last-choice-compounded-versions",
    "text": "Last choice: compounded versions"
  }, {
    "depth": 3,
    "slug": "is-it-still-legal",
    "text": "Is it still legal?"
  }, {
    "depth": 2,
    "slug": "questions-to-ask-before-you-pay",
    "text": "Questions to ask before you pay"
  }, {
    "depth": 2,
    "slug": "red-flags",
    "text": "Red flags"
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
  }, {AnswerRows, Bars, Cite, FirstYear, Folded, Unproven, WhoShouldNot} = _components;
  if (!AnswerRows) _missingMdxReference("AnswerRows");
  if (!Bars) _missingMdxReference("Bars");
  if (!Cite) _missingMdxReference("Cite");
  if (!FirstYear) _missingMdxReference("FirstYear");
  if (!Folded) _missingMdxReference("Folded");
  if (!Unproven) _missingMdxReference("Unproven");
  if (!WhoShouldNot) _missingMdxReference("WhoShouldNot");
  return createVNode(Fragment, {
    children: [createVNode(AnswerRows, {
      caption: "Options, a month",
      strip: "as reported",
      rows: [{
        situation: "Maker’s price",
        figure: "$149 to $449",
        next: "Approved. Can rise with dose."
      }, {
        situation: "Medicare’s Bridge",
        figure: "{until 2027-12-31: $50}",
        next: "You have to qualify."
      }, {
        situation: "After an appeal",
        figure: "Your copay",
        next: "Takes time and paperwork."
      }, {
        situation: "Free Ozempic",
        figure: "$0",
        next: "Not for weight. No plan, low income."
      }, {
        situation: "Compounded",
        figure: "Seller decides",
        next: "Not FDA-approved."
      }],
      note: "Zepbound, and Foundayo at its top doses, cost more if you refill late.",
      cite: ["novocare-wegovy", "lillydirect-zepbound", "foundayo-price", "cms-glp1-bridge", "novocare-pap"],
      marks: "[{\"id\":\"novocare-wegovy\",\"number\":1,\"occurrence\":1,\"isReported\":false},{\"id\":\"lillydirect-zepbound\",\"number\":2,\"occurrence\":1,\"isReported\":false},{\"id\":\"foundayo-price\",\"number\":3,\"occurrence\":1,\"isReported\":false},{\"id\":\"cms-glp1-bridge\",\"number\":4,\"occurrence\":1,\"isReported\":false},{\"id\":\"novocare-pap\",\"number\":5,\"occurrence\":1,\"isReported\":false}]"
    }), "\n", createVNode(_components.h2, {
      id: "can-you-take-one",
      children: "Can you take one?"
    }), "\n", createVNode(_components.p, {
      children: ["By the newest labels you qualify if you are an adult with obesity, or with overweight and at least one weight-related condition.", createVNode(Cite, {
        id: "wegovy-label-2026",
        marks: "[{\"id\":\"wegovy-label-2026\",\"number\":6,\"occurrence\":1,\"isReported\":false}]"
      }), " Older labels put it as a BMI of 30 or more, or 27 or more with such a condition.", createVNode(Cite, {
        id: ["wegovy-label", "zepbound-label"],
        marks: "[{\"id\":\"wegovy-label\",\"number\":7,\"occurrence\":1,\"isReported\":false},{\"id\":\"zepbound-label\",\"number\":8,\"occurrence\":1,\"isReported\":false}]"
      }), " The number is not enough: a clinician has to look at your history and your other drugs."]
    }), "\n", createVNode(WhoShouldNot, {}), "\n", createVNode(_components.h2, {
      id: "buy-the-approved-drug-from-its-maker",
      children: "Buy the approved drug from its maker"
    }), "\n", createVNode(FirstYear, {}), "\n", createVNode(_components.ol, {
      children: ["\n", createVNode(_components.li, {
        children: [createVNode(_components.strong, {
          children: "Get a prescription,"
        }), " from your own doctor or an online clinician. Ask what a visit costs."]
      }), "\n", createVNode(_components.li, {
        children: [createVNode(_components.strong, {
          children: "Pick the form."
        }), " Wegovy comes as a weekly pen and a daily pill, Zepbound as a weekly vial or pen, Foundayo as a daily pill."]
      }), "\n", createVNode(_components.li, {
        children: [createVNode(_components.strong, {
          children: "Have it sent"
        }), " to NovoCare for Wegovy or to LillyDirect for Zepbound. Any prescriber can send one to LillyDirect.", createVNode(Cite, {
          id: "lillydirect-zepbound",
          marks: "[{\"id\":\"lillydirect-zepbound\",\"number\":2,\"occurrence\":2,\"isReported\":false}]"
        }), " Foundayo’s own site says where to fill it."]
      }), "\n", createVNode(_components.li, {
        children: [createVNode(_components.strong, {
          children: "Ask for the price of every step."
        }), " Our cost guide has ", createVNode(_components.a, {
          href: "/guides/glp1-cost-breakdown#prices-without-insurance",
          children: "every price by dose"
        }), "."]
      }), "\n", createVNode(_components.li, {
        children: [createVNode(_components.strong, {
          children: "Know your dates."
        }), " Some prices need a refill within 45 days, and several have ", createVNode(_components.a, {
          href: "/guides/glp1-cost-breakdown#dates-that-change-your-price",
          children: "a last day"
        }), ".", createVNode(Cite, {
          id: ["novocare-wegovy", "lillydirect-zepbound", "foundayo-price"],
          marks: "[{\"id\":\"novocare-wegovy\",\"number\":1,\"occurrence\":2,\"isReported\":false},{\"id\":\"lillydirect-zepbound\",\"number\":2,\"occurrence\":3,\"isReported\":false},{\"id\":\"foundayo-price\",\"number\":3,\"occurrence\":2,\"isReported\":false}]"
        })]
      }), "\n"]
    }), "\n", createVNode(Folded, {
      title: "Clinics that work with NovoCare",
      children: createVNode(_components.p, {
        children: ["Ro and LifeMD have worked with it since April 29, 2025, WeightWatchers since July 1, 2025, and Hims & Hers since March 9, 2026, when it said that it would no longer advertise compounded GLP-1s.", createVNode(Cite, {
          id: ["novocare-clinics", "weightwatchers-novocare", "hims-novo"],
          marks: "[{\"id\":\"novocare-clinics\",\"number\":9,\"occurrence\":1,\"isReported\":false},{\"id\":\"weightwatchers-novocare\",\"number\":10,\"occurrence\":1,\"isReported\":false},{\"id\":\"hims-novo\",\"number\":11,\"occurrence\":1,\"isReported\":false}]"
        }), " As reported in June 2026, Ro and LifeMD charged $39 for the first visit, then $149 a month (at Ro $74, prepaid yearly); the drug was extra.", createVNode(Cite, {
          id: "clinic-visits",
          marks: "[{\"id\":\"clinic-visits\",\"number\":12,\"occurrence\":1,\"isReported\":false}]"
        }), " We link to none and earn nothing on them."]
      })
    }), "\n", createVNode(_components.h2, {
      id: "if-you-have-250-a-month",
      children: "If you have $250 a month"
    }), "\n", createVNode(_components.p, {
      children: ["No approved drug with a price on record costs $250 or less a fill at its full dose.", createVNode(Cite, {
        id: ["novocare-wegovy", "lillydirect-zepbound", "foundayo-price"],
        marks: "[{\"id\":\"novocare-wegovy\",\"number\":1,\"occurrence\":3,\"isReported\":false},{\"id\":\"lillydirect-zepbound\",\"number\":2,\"occurrence\":4,\"isReported\":false},{\"id\":\"foundayo-price\",\"number\":3,\"occurrence\":3,\"isReported\":false}]"
      })]
    }), "\n", createVNode(_components.ul, {
      children: ["\n", createVNode(_components.li, {
        children: [createVNode(_components.strong, {
          children: "What fits at first:"
        }), " two fills of the Wegovy pill or of Foundayo, at $149 and $199. From the third on, a fill is $299, if prices stay: can you pay that? New patients who start by December 3, 2026: two Wegovy pen fills, too, at $199; then $349.", createVNode(Cite, {
          id: ["novocare-wegovy", "foundayo-price"],
          marks: "[{\"id\":\"novocare-wegovy\",\"number\":1,\"occurrence\":4,\"isReported\":false},{\"id\":\"foundayo-price\",\"number\":3,\"occurrence\":4,\"isReported\":false}]"
        })]
      }), "\n", createVNode(_components.li, {
        children: [createVNode(_components.strong, {
          children: "What may fit for longer:"
        }), " generic liraglutide, a daily shot: ask two pharmacies for its price at the full dose, which is not on our record.", createVNode(Cite, {
          id: ["teva-liraglutide", "cipla-liraglutide"],
          marks: "[{\"id\":\"teva-liraglutide\",\"number\":13,\"occurrence\":1,\"isReported\":false},{\"id\":\"cipla-liraglutide\",\"number\":14,\"occurrence\":1,\"isReported\":false}]"
        }), " On Medicare, the Bridge at $50, if you qualify.", createVNode(Cite, {
          id: "cms-glp1-bridge",
          marks: "[{\"id\":\"cms-glp1-bridge\",\"number\":4,\"occurrence\":2,\"isReported\":false}]"
        })]
      }), "\n", createVNode(_components.li, {
        children: [createVNode(_components.strong, {
          children: "What comes after:"
        }), " a second year costs more than the first. Our cost guide has ", createVNode(_components.a, {
          href: "/guides/glp1-cost-breakdown#the-second-year-and-stopping-early",
          children: "each sum"
        }), "."]
      }), "\n", createVNode(_components.li, {
        children: [createVNode(_components.strong, {
          children: "What to avoid:"
        }), " do not stay on a starting dose to save money. No trial tested one as a dose to stay on."]
      }), "\n"]
    }), "\n", createVNode(_components.p, {
      children: "All of that is the drug alone. A clinic can put it over your budget, so ask your own doctor or one near you first."
    }), "\n", createVNode(AnswerRows, {
      caption: "The Wegovy pill with a clinic",
      note: "A clinic that charged $39 for the first visit, then $149 a month, as reported in June 2026.",
      cite: ["clinic-visits"],
      rows: [{
        situation: "Day one",
        figure: "$188",
        next: "$39 for the visit, $149 for the drug."
      }, {
        situation: "Month 2",
        figure: "$348",
        next: "$149 for the clinic, $199 for the drug."
      }, {
        situation: "From month 3",
        figure: "$448",
        next: "$149 for the clinic, $299 for the drug."
      }],
      marks: "[{\"id\":\"clinic-visits\",\"number\":12,\"occurrence\":2,\"isReported\":false}]"
    }), "\n", createVNode(_components.p, {
      children: ["If you have an HSA or FSA, it helps: the IRS counts prescription medicine for a condition that has been diagnosed.", createVNode(Cite, {
        id: "irs-medical",
        marks: "[{\"id\":\"irs-medical\",\"number\":15,\"occurrence\":1,\"isReported\":false}]"
      }), " A savings card does not: it needs a commercial plan. The $25 price needs one that covers the drug.", createVNode(Cite, {
        id: "novocare-wegovy",
        marks: "[{\"id\":\"novocare-wegovy\",\"number\":1,\"occurrence\":5,\"isReported\":false}]"
      })]
    }), "\n", createVNode(_components.h2, {
      id: "see-if-a-program-pays",
      children: "See if a program pays"
    }), "\n", createVNode(AnswerRows, {
      caption: "Programs, and whom they help",
      rows: [{
        situation: "Medicare’s Bridge",
        figure: "{until 2027-12-31: $50 a month}",
        next: "{until 2027-12-31: From July 1, 2026, through December 31, 2027. As reported, with a Part D plan, within limits on BMI and health.}"
      }, {
        situation: "Free Ozempic",
        figure: "$0",
        next: "From Novo Nordisk, with no insurance and an income at or below 200% of the federal poverty level. People with Part D can no longer use it. As reported, not Wegovy."
      }, {
        situation: "TrumpRx",
        figure: "Coupons",
        next: "As reported, cash prices and coupons of makers."
      }, {
        situation: "Medicaid",
        figure: "13 states",
        next: "As reported, they covered drugs for obesity in January 2026. Call your state’s office."
      }, {
        situation: "Lilly Cares",
        figure: "No",
        next: "As reported, Zepbound and Mounjaro are not on its list."
      }],
      cite: ["lilly-obesity-medicare", "novocare-pap", "trumprx", "kff-medicaid", "lilly-cares"],
      marks: "[{\"id\":\"lilly-obesity-medicare\",\"number\":16,\"occurrence\":1,\"isReported\":false},{\"id\":\"novocare-pap\",\"number\":5,\"occurrence\":2,\"isReported\":false},{\"id\":\"trumprx\",\"number\":17,\"occurrence\":1,\"isReported\":false},{\"id\":\"kff-medicaid\",\"number\":18,\"occurrence\":1,\"isReported\":false},{\"id\":\"lilly-cares\",\"number\":19,\"occurrence\":1,\"isReported\":false}]"
    }), "\n", createVNode(_components.p, {
      children: [" Read more: ", createVNode(_components.a, {
        href: "/guides/glp1-cost-breakdown#medicare",
        children: "the limits of the Bridge"
      }), ", ", createVNode(_components.a, {
        href: "/guides/glp1-cost-breakdown#trumprx-warehouses-and-online-pharmacies",
        children: "what TrumpRx offers"
      }), ", and ", createVNode(_components.a, {
        href: "https://www.kff.org/medicaid/medicaid-coverage-of-and-spending-on-glp-1s/",
        children: "the states, by KFF"
      }), "."]
    }), "\n", createVNode(_components.h2, {
      id: "ask-your-plan-again",
      children: "Ask your plan again"
    }), "\n", createVNode(_components.p, {
      children: ["A plan has to tell you why it said no, and you have 180 days from a denial to appeal.", createVNode(Cite, {
        id: "healthcare-gov-appeals",
        marks: "[{\"id\":\"healthcare-gov-appeals\",\"number\":20,\"occurrence\":1,\"isReported\":false}]"
      })]
    }), "\n", createVNode(_components.ol, {
      children: ["\n", createVNode(_components.li, {
        children: [createVNode(_components.strong, {
          children: "Ask why,"
        }), " in writing."]
      }), "\n", createVNode(_components.li, {
        children: [createVNode(_components.strong, {
          children: "Ask about your other conditions."
        }), " As reported, Medicare Part D covers Wegovy for heart disease and Zepbound for sleep apnea where a plan lists them. Other plans may, too.", createVNode(Cite, {
          id: "cms-glp1-bridge",
          marks: "[{\"id\":\"cms-glp1-bridge\",\"number\":4,\"occurrence\":3,\"isReported\":false}]"
        })]
      }), "\n", createVNode(_components.li, {
        children: [createVNode(_components.strong, {
          children: "Appeal,"
        }), " with a letter from your prescriber that says why you need this drug and what you have tried."]
      }), "\n", createVNode(_components.li, {
        children: [createVNode(_components.strong, {
          children: "Ask for an outside review."
        }), " After a final no, as reported, you have four months.", createVNode(Cite, {
          id: "external-review",
          marks: "[{\"id\":\"external-review\",\"number\":21,\"occurrence\":1,\"isReported\":false}]"
        })]
      }), "\n"]
    }), "\n", createVNode(_components.p, {
      children: ["Few try. In HealthCare.gov plans in 2023, under 1% of denials of any kind were appealed; the plans kept their no in 56% of those;", createVNode(Cite, {
        id: "kff-appeals",
        marks: "[{\"id\":\"kff-appeals\",\"number\":22,\"occurrence\":1,\"isReported\":false}]"
      }), " in 2024, as reported, in 66%.", createVNode(Cite, {
        id: "kff-appeals-2024",
        marks: "[{\"id\":\"kff-appeals-2024\",\"number\":23,\"occurrence\":1,\"isReported\":false}]"
      }), " Insured through a job? Ask your employer to add coverage."]
    }), "\n", createVNode(_components.h2, {
      id: "use-an-online-provider-with-care",
      children: "Use an online provider with care"
    }), "\n", createVNode(_components.p, {
      children: ["Look for a licensed clinician who asks about your health, a named pharmacy licensed in your state, and a certificate you can check yourself. Our ", createVNode(_components.a, {
        href: "/bestofmonth",
        children: "ranking"
      }), " turns the listed prices into the cost of a first year. ", createVNode(Unproven, {
        about: "prices",
        children: "We have not checked those prices ourselves."
      }), " Our quiz analyzes over 150 providers. The list of names is not published. ", createVNode(_components.a, {
        href: "/findquiz1",
        children: "The quiz"
      }), " ranks them the same for everyone, and asks for your gender, age, and state."]
    }), "\n", createVNode(_components.p, {
      children: ["A LegitScript mark, if it is real, means that LegitScript has checked the business: who owns it, its licenses in the states it serves, and how it follows the rules.", createVNode(Cite, {
        id: "legitscript",
        marks: "[{\"id\":\"legitscript\",\"number\":24,\"occurrence\":1,\"isReported\":false}]"
      }), " It says nothing about the drug. Approving drugs is FDA’s job."]
    }), "\n", createVNode(_components.h2, {
      id: "last-choice-compounded-versions",
      children: "Last choice: compounded versions"
    }), "\n", createVNode(_components.p, {
      children: ["A compounded drug is mixed by a pharmacy or a large compounder. FDA does not check it for safety, effectiveness, or quality before it is sold,", createVNode(Cite, {
        id: "fda-unapproved",
        marks: "[{\"id\":\"fda-unapproved\",\"number\":25,\"occurrence\":1,\"isReported\":false}]"
      }), " and it is not a generic.", createVNode(Cite, {
        id: "fda-compounding-qa",
        marks: "[{\"id\":\"fda-compounding-qa\",\"number\":26,\"occurrence\":1,\"isReported\":false}]"
      }), " A compounded pill is neither of the two approved pills. No trial of the approved drugs tested it."]
    }), "\n", createVNode(_components.p, {
      children: [createVNode(_components.strong, {
        children: "Dosing errors are one known danger."
      }), " In errors reported to FDA, people took “five to 20 times more than the intended dose,”", createVNode(Cite, {
        id: "fda-dosing-alert",
        marks: "[{\"id\":\"fda-dosing-alert\",\"number\":27,\"occurrence\":1,\"isReported\":false}]"
      }), " for example, as reported, 50 units instead of 5.", createVNode(Cite, {
        id: "fda-dosing-alert",
        kind: "reported",
        marks: "[{\"id\":\"fda-dosing-alert\",\"number\":27,\"occurrence\":2,\"isReported\":true}]"
      }), " Ask for your dose in milligrams ", createVNode(_components.strong, {
        children: "and"
      }), " in units, shown on the very syringe you get."]
    }), "\n", createVNode(_components.h3, {
      id: "is-it-still-legal",
      children: "Is it still legal?"
    }), "\n", createVNode(_components.p, {
      children: ["Sometimes, within limits that are closing in. FDA declared the tirzepatide shortage over on December 19, 2024, and the semaglutide shortage on February 21, 2025, and with them the main reason for copies.", createVNode(Cite, {
        id: "fda-compounders",
        marks: "[{\"id\":\"fda-compounders\",\"number\":28,\"occurrence\":1,\"isReported\":false}]"
      }), " In 2026:"]
    }), "\n", createVNode(_components.ul, {
      children: ["\n", createVNode(_components.li, {
        children: [createVNode(_components.strong, {
          children: "February 6,"
        }), " as reported: FDA said it will restrict the ingredients for mass-marketed versions.", createVNode(Cite, {
          id: "fda-february-2026",
          kind: "reported",
          marks: "[{\"id\":\"fda-february-2026\",\"number\":29,\"occurrence\":1,\"isReported\":true}]"
        })]
      }), "\n", createVNode(_components.li, {
        children: [createVNode(_components.strong, {
          children: "March 3:"
        }), " 30 warning letters to telehealth sellers, for “claims implying sameness” and “obscuring product sourcing.”", createVNode(Cite, {
          id: "fda-march-2026",
          marks: "[{\"id\":\"fda-march-2026\",\"number\":30,\"occurrence\":1,\"isReported\":false}]"
        })]
      }), "\n", createVNode(_components.li, {
        children: [createVNode(_components.strong, {
          children: "April 1,"
        }), " as reported, what counts as a copy: the same ingredient, in the same or similar strength (within 10%), by a route that can be used the same way, and semaglutide with B12 may count too; FDA does not intend to act on four or fewer prescriptions a month.", createVNode(Cite, {
          id: "foley-2026",
          kind: "reported",
          marks: "[{\"id\":\"foley-2026\",\"number\":31,\"occurrence\":1,\"isReported\":true}]"
        })]
      }), "\n", createVNode(_components.li, {
        children: [createVNode(_components.strong, {
          children: "April 30:"
        }), " FDA ", createVNode(_components.strong, {
          children: "proposed"
        }), " to leave semaglutide, tirzepatide, and liraglutide off the list that large compounders rely on.", createVNode(Cite, {
          id: "fr-503b-proposal",
          marks: "[{\"id\":\"fr-503b-proposal\",\"number\":32,\"occurrence\":1,\"isReported\":false}]"
        }), " We found no final decision."]
      }), "\n", createVNode(_components.li, {
        children: [createVNode(_components.strong, {
          children: "June,"
        }), " as reported: 25 more letters, over false or misleading claims.", createVNode(Cite, {
          id: "fda-june-2026",
          marks: "[{\"id\":\"fda-june-2026\",\"number\":33,\"occurrence\":1,\"isReported\":false}]"
        })]
      }), "\n"]
    }), "\n", createVNode(_components.p, {
      children: ["By May 31, 2026, as reported, FDA had 990 reports about compounded semaglutide and more than 730 about tirzepatide.", createVNode(Cite, {
        id: "fda-unapproved",
        kind: "reported",
        marks: "[{\"id\":\"fda-unapproved\",\"number\":25,\"occurrence\":2,\"isReported\":true}]"
      }), " Reports do not prove cause."]
    }), "\n", createVNode(Bars, {
      caption: "What 79 seller websites showed in 2024",
      outOf: 79,
      rows: [{
        label: "LegitScript’s mark",
        value: 50,
        text: "50 of 79",
        tone: "slate"
      }, {
        label: "No word on risks",
        value: 39,
        text: "39 of 79",
        tone: "slate"
      }, {
        label: "FDA approval, stated or implied",
        value: 29,
        text: "29 of 79",
        tone: "slate"
      }, {
        label: "Nothing about compounding, though they compound",
        value: 11,
        text: "11 of 79",
        tone: "slate"
      }],
      note: "Counted by Yale researchers, as reported.",
      cite: ["yale-2024"],
      marks: "[{\"id\":\"yale-2024\",\"number\":34,\"occurrence\":1,\"isReported\":false}]"
    }), "\n", createVNode(_components.h2, {
      id: "questions-to-ask-before-you-pay",
      children: "Questions to ask before you pay"
    }), "\n", createVNode(_components.p, {
      children: ["Ask which pharmacy sends the drug, then look it up with the board of pharmacy in your own state; FDA’s BeSafeRx campaign shows how.", createVNode(Cite, {
        id: "fda-unapproved",
        marks: "[{\"id\":\"fda-unapproved\",\"number\":25,\"occurrence\":3,\"isReported\":false}]"
      }), " Send the seller these words, and keep the answer."]
    }), "\n", createVNode(_components.ol, {
      children: ["\n", createVNode(_components.li, {
        children: "Is the drug FDA-approved or compounded? What is its exact name?"
      }), "\n", createVNode(_components.li, {
        children: "Which pharmacy sends it, and is it licensed in my state?"
      }), "\n", createVNode(_components.li, {
        children: "Who reads my health answers, and is that person licensed in my state?"
      }), "\n", createVNode(_components.li, {
        children: "What will I pay over twelve months, at the dose I will stay on, with every fee?"
      }), "\n", createVNode(_components.li, {
        children: "Am I bound for more than a month, does it renew, and how do I cancel?"
      }), "\n", createVNode(_components.li, {
        children: "Do I get all my money back if no one prescribes?"
      }), "\n", createVNode(_components.li, {
        children: "Who do I call at night with a side effect?"
      }), "\n"]
    }), "\n", createVNode(_components.h2, {
      id: "red-flags",
      children: "Red flags"
    }), "\n", createVNode(_components.p, {
      children: "Walk away if a seller:"
    }), "\n", createVNode(_components.ul, {
      children: ["\n", createVNode(_components.li, {
        children: "asks for no prescription and no health history"
      }), "\n", createVNode(_components.li, {
        children: "will not name the pharmacy"
      }), "\n", createVNode(_components.li, {
        children: "calls a compounded drug a generic, or says FDA approved it"
      }), "\n", createVNode(_components.li, {
        children: "sells vials “for research only”"
      }), "\n", createVNode(_components.li, {
        children: "promises how much you will lose"
      }), "\n", createVNode(_components.li, {
        children: "shows the price only after you enter a card"
      }), "\n"]
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

const url = "/work/b500/content/guides/guide-363.mdx";
const file = "/work/b500/content/guides/guide-363.mdx";
const Content = (props = {}) => MDXContent({
  ...props,
  components: { Fragment: Fragment, ...props.components, },
});
Content[Symbol.for('mdx-component')] = true;
Content[Symbol.for('astro.needsHeadRendering')] = !Boolean(frontmatter.layout);
Content.moduleId = "/work/b500/content/guides/guide-363.mdx";
__astro_tag_component__(Content, 'astro:jsx');

export { Content, Content as default, file, frontmatter, getHeadings, url };
